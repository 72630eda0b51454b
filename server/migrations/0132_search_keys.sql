-- A text as it is compared where names are filtered: folded, without signs that hold words together (`e-mail`) and
-- spaces between letters and digits (`RX 500`). The browser's `folded` does the same.
create function search_key(text text) returns text immutable strict parallel safe language plpgsql as $$
declare
  -- Most texts have nothing to fold but case.
  folded constant text := case when text ~ '[^ -~]|^ |  | $' then public.label_key(text) else lower(text) end;
begin
  if folded !~ '[-''._0-9]' then
    return folded;
  end if;
  return regexp_replace(folded,
    '(?<=[[:alnum:]])[-''._](?=[[:alpha:]])|(?<=[[:alpha:]])([-''._](?=[[:digit:]])| (?=[0-9]))|(?<=[0-9]) (?=[[:alpha:]])',
    '', 'g');
end $$;

-- What finds a text in such a key as it is typed, or as whole words that are written together or apart. Signs at its
-- ends may be those before the rest of a word.
create function search_pattern(text text) returns text immutable strict parallel safe language sql
  return (
    select coalesce(string_agg(escaped, '' order by place)
      || '|(?<!' || case when (array_agg(sign order by place))[1] ~ '[[:alpha:]]' then '[[:alpha:]]' else '[0-9]' end || ')'
      || string_agg(nullif(escaped, ' '), '[ -]?' order by place)
      || '(?!' || case when (array_agg(sign order by place desc))[1] ~ '[[:alpha:]]' then '[[:alpha:]]' else '[0-9]' end
      || ')', '')
    from (
      select sign, place, case when sign ~ '[[:alnum:] ]' then sign else '\' || sign end as escaped
      from unnest(string_to_array(regexp_replace(search_key(text),
        '^[-''._]+(?=[[:alnum:]])|(?<=[[:alpha:]])[-''._]+$|(?<=[[:digit:]])[-'']+$', '', 'g'), null))
        with ordinality as signs (sign, place)) as typed);

-- Folding the long texts of all wishes for a search would take most of a second.
alter table wish add column text_key text not null
  generated always as (search_key(title || ' ' || description)) stored;
