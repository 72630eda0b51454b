-- Lexemes of a tenant, of one kind: `<number in hex>:<kind><text>`. The kinds: w a word anywhere, s its stem; h a word of
-- the heading (name and tags), g its stem; p a run of neighboring words, l a text that lacks some of its runs; v a
-- category's value, u none, t a tag, o the owner, b one of sixteen parts of the library, z filler.
create function lexemes(tenant integer, kind text, texts text[]) returns tsvector
  immutable strict parallel safe language sql
  return array_to_tsvector(array(select to_hex(tenant) || ':' || kind || text from unnest(texts) text));

-- Runs of Chinese, Japanese and Korean, which have no spaces between words, as their overlapping pairs of characters.
create function cut_runs(text text) returns text immutable strict parallel safe language plpgsql as $$
declare
  run constant text := '[\u3005-\u3007\u3041-\u3096\u30a1-\u30fa\u30fc\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff'
    '\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]';
begin
  if text !~ run then
    return text;
  end if;
  return (
    select string_agg(case when part ~ run then (
        select string_agg(substr(part, at, 2), ' ' order by at) from generate_series(1, length(part)) at)
      else part end, ' ' order by place)
    from regexp_matches(text, replace('(?:run)+', 'run', run) || '|' || replace(run, '[', '[^') || '+', 'g')
      with ordinality as found (parts, place), unnest(parts) part);
end $$;

-- The stems of words that differ from them. Umlauts may be written as two letters.
create function stems_of(words text[], languages regdictionary[]) returns text[]
  immutable strict parallel safe language sql
  return array(
    select distinct stem
    from unnest(words) word, unnest(languages) language,
      unnest(ts_lexize(language, case when language = 'german_stem'::regdictionary
        then regexp_replace(word, '([aou])e', '\1', 'g') else word end)) stem
    where word ~ '^[a-z]{3,}$' and stem <> word and stem <> '');

-- The languages whose stems and stop words are known.
create function search_languages() returns regdictionary[] immutable parallel safe language sql
  return array['english_stem', 'german_stem', 'french_stem', 'spanish_stem']::regdictionary[];

-- The language whose stop words are the most among the first words of a text; all of them if there are too few.
create function languages_of(words text[]) returns regdictionary[] immutable strict parallel safe language sql
  return (
    with counted as (
      select language, (
        select count(*) from unnest(words[:2000]) word
        where length(word) between 2 and 6 and ts_lexize(language, word) = '{}') as stops
      from unnest(search_languages()) language
    )
    select case when max(stops) < 5 then search_languages()
      else array(select language from counted order by stops desc limit 1) end
    from counted);

-- The words of a heading and, behind a tilde, their stems, with a weight.
create function weighted(words text[], weight text) returns tsvector immutable strict parallel safe language sql
  return coalesce((
    select string_agg(format('''%s'':1%s', lexeme, weight), ' ')
    from (
      select distinct unnest(words) as lexeme
      union all select '~' || unnest(stems_of(words, search_languages()))) as lexemes)::tsvector, '');

-- An address without what nearly all have: its scheme, `www` and the top of its domain.
create function words_in_address(url text) returns text immutable strict parallel safe language sql
  return regexp_replace(regexp_replace(url, '^https?://(www\.)?', '', 'i'), '^([^/?#:]*)\.[a-z]+([/?#:]|$)', '\1\2', 'i');

-- Neighboring words: each pair as 24 bits of its hash, with 12 bits of the word behind it. A pair is found by its
-- beginning, a longer phrase in a text that has all of its runs of three.
create function runs_of(words text[]) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct left(md5(one || ' ' || next), 6) || coalesce(left(md5(third), 3), '')
    from unnest(words, words[2:], words[3:]) as run (one, next, third) where one <> '' and next <> '');

-- The words of a text as they are stored and looked for: folded, without what can't be seen, cut at everything but
-- letters and digits.
create function words_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select left(word, 64)
    from regexp_split_to_table(public.cut_runs(public.label_key(text)), '[^[:alnum:]]+')
      with ordinality as cut (word, position)
    where word <> '' order by position);

-- Words that a sign holds together, or that the end of a line divides, as one: `email` of `e-mail`, `dont` of `don't`,
-- `rx500`, `500x` and `rx500x` of `RX-500-X`. Numbers with a point between them stay two.
create function joined_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select distinct left(array_to_string(parts[first:last], ''), 64)
    from (
        select string_to_array(regexp_replace(found[1], '- ?|[''._]', ' ', 'g'), ' ') as parts
        from regexp_matches(public.label_key(text),
          '[[:alnum:]]+(?:(?:- ?|''|[._](?![0-9])|(?<![0-9])[._])[[:alnum:]]+)+', 'g') as found) as chains,
      generate_series(1, cardinality(parts) - 1) first,
      generate_series(first + 1, least(first + 2, cardinality(parts))) last);

-- The same for names and what is written about an item, where few letters and a number that stand apart are one, too:
-- `rx500` of `RX 500`, so that it is found while it is being typed.
create function joined_in_heading(text text) returns text[] immutable strict parallel safe language sql
  return public.joined_of(regexp_replace(regexp_replace(public.label_key(text),
    '(?<![[:alnum:]])([[:alpha:]]{1,4}) (?=[0-9])', '\1-', 'g'),
    '([0-9]) (?=[[:alpha:]]{1,3}(?![[:alnum:]]))', '\1-', 'g'));

-- What a typed text looks for: each word with its stems, the runs of neighboring words, and neighboring
-- words as one. `joined` is the whole text as one word, where signs hold it together.
create function read_words(text text) returns json immutable strict parallel safe language sql
  return (
    with typed as materialized (select words_of(text) as words, joined_of(text) as joined)
    select json_build_object('words', coalesce((
        select json_agg(json_build_object(
          'word', word,
          'stems', stems_of(array[word], search_languages()),
          'isStop', exists (select from unnest(search_languages()) language where ts_lexize(language, word) = '{}')
        ) order by place)
        from unnest(words) with ordinality as known (word, place)), '[]'), 'runs', (
        select coalesce(json_agg(run), '[]') from unnest(runs_of(words)) run
        where length(run) = 9 or cardinality(words) = 2), 'joins', (
        select coalesce(json_agg(json_build_object('parts', parts, 'word', word,
          'stems', stems_of(array[word], search_languages()))), '[]')
        from (
          select distinct words[first:last] as parts, array_to_string(words[first:last], '') as word
          from generate_series(1, least(cardinality(words), 16) - 1) first, generate_series(first + 1, first + 2) last
          where last <= cardinality(words)
            and (last = first + 1 or array_to_string(words[first:last], '') = any (joined))) as neighbors
        where length(word) <= 64), 'joined', case
        when array_to_string(words, '') = any (joined) then array_to_string(words, '') end)
    from typed);

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
