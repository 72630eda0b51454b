-- Signs that turn the direction of writing around are removed from names, in which they make a program's name read as
-- that of a document. Where a name would then be taken or empty, part of a number is added.
do $$
declare
  turns constant text := '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]';
  plain text;
  named record;
  one record;
begin
  for named in
    select c.table_schema, c.table_name, c.column_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.data_type = 'text' and c.is_generated = 'NEVER'
      and c.table_schema in ('public', 'auth')
      -- Entries of the audit log never change, and the search makes its names itself.
      and c.table_name not in ('audit', 'item_search')
      and c.column_name in ('name', 'label', 'title', 'headline', 'filename', 'original_name', 'item_name',
        'actor_name', 'given_name', 'family_name', 'shared_to_memo', 'shared_to_organization')
  loop
    for one in execute format(
      'select tableoid, ctid, %1$I as name from %2$I.%3$I where %1$I ~ %4$L for update', named.column_name, named.table_schema,
      named.table_name, turns)
    loop
      plain := trim(regexp_replace(one.name, turns, '', 'g'));
      begin
        execute format('update %2$I.%3$I set %1$I = $1 where ctid = $2 and tableoid = $3', named.column_name,
          named.table_schema, named.table_name) using plain, one.ctid, one.tableoid;
      exception when unique_violation or check_violation then
        execute format('update %2$I.%3$I set %1$I = trim(left($1, 290) || $4) where ctid = $2 and tableoid = $3',
          named.column_name, named.table_schema, named.table_name)
          using plain, one.ctid, one.tableoid, ' ' || left(gen_random_uuid()::text, 4);
      end;
    end loop;
  end loop;
end $$;
