-- Works with: 1.0.0

-- Parts of documents of some sentences or rows, each on one page, which questions are answered with.
create table passage (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  -- From 1 in the order of the text; 0 is the description.
  place     integer not null,
  -- None for descriptions, and for documents without pages.
  page      integer,
  -- The heading it stands under.
  heading   text not null,
  body      text not null,
  -- Its words (`w`, stems `s`) and those of its headings and the item's (`h`, `g`); `b` marks one in 64.
  words     tsvector not null,
  primary key (tenant_id, item_id, place),
  foreign key (tenant_id, item_id) references item on delete cascade
);
create index passage_words on passage using gin (words) with (fastupdate = on);
alter table passage enable row level security;
create policy tenant on passage using (tenant_id = (select current_tenant()));
grant select on passage to satchel_app;

-- As with `searchable`, plans can use the words.
create view searchable_passage as
  select * from passage where tenant_id is not distinct from (select current_tenant());
grant select on searchable_passage to satchel_app;

-- Items whose passages are to be cut.
create table passage_due (
  tenant_id uuid not null default current_tenant(),
  item_id   uuid not null,
  primary key (tenant_id, item_id),
  foreign key (tenant_id, item_id) references item on delete cascade
);
alter table passage_due enable row level security;
create policy tenant on passage_due using (tenant_id = (select current_tenant()));

-- One job of a tenant cuts all that is due; what comes while it ends waits for the next minute.
create function cut_passages_of(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  if not exists (select from passage_due where tenant_id = tenant) then
    perform enqueue('cut-passages', json_build_object('tenantId', tenant), null, null, null);
  end if;
  insert into passage_due (tenant_id, item_id) select tenant, id from unnest(ids) id order by id on conflict do nothing;
end $$;
revoke all on function cut_passages_of from public;

create function cut_passages() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform cut_passages_of(tenant_id, array_agg(item_id)) from changed group by tenant_id;
  return null;
end $$;

create function cut_changed_headings() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform cut_passages_of(tenant_id, array_agg(item_id))
  from changed join former using (tenant_id, item_id)
  where changed.heading is distinct from former.heading group by tenant_id;
  return null;
end $$;

create function cut_changed_texts() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
begin
  perform cut_passages_of(tenant_id, array_agg(item_id))
  from changed join former using (tenant_id, item_id)
  where changed.body is distinct from former.body group by tenant_id;
  return null;
end $$;

create trigger cut_passages_added after insert on item_search referencing new table as changed
  for each statement execute function cut_passages();
create trigger cut_passages_changed after update on item_search referencing new table as changed old table as former
  for each statement execute function cut_changed_headings();
create trigger cut_passages_added after insert on item_text referencing new table as changed
  for each statement execute function cut_passages();
create trigger cut_passages_changed after update on item_text referencing new table as changed old table as former
  for each statement execute function cut_changed_texts();

-- Replaces the passages of an item by these: [{page, heading, body}], the first of them its description.
create function write_passages(tenant uuid, item uuid, parts jsonb) returns void volatile
  security definer set search_path = public, pg_temp language sql
begin atomic
  delete from passage where tenant_id = tenant and item_id = item;
  with part as (
    select place - 1 as place, (part ->> 'page')::integer as page, part ->> 'heading' as heading, part ->> 'body' as body
    from jsonb_array_elements(parts) with ordinality as listed (part, place)
  ), known as (
    select s.heading, coalesce(d.languages, '{}') as languages, t.number,
      array[case when i.mime like 'image/%' then 'image' when i.mime like 'video/%' then 'video'
        when i.mime like 'audio/%' then 'recording' when i.mime ~ 'presentation|powerpoint' then 'presentation'
        when i.mime ~ 'spreadsheet|excel|csv' then 'spreadsheet' when i.kind = 'link' then 'page' else 'document' end] as kind
    from item_search s join tenant t on t.id = tenant join item i on i.tenant_id = tenant and i.id = item
      left join item_text d on d.tenant_id = tenant and d.item_id = item
    where s.tenant_id = tenant and s.item_id = item
  )
  insert into passage (tenant_id, item_id, place, page, heading, body, words)
  select tenant, item, part.place, part.page, part.heading, part.body,
    lexemes(known.number, 'w', words_of(part.body) || joined_of(part.body))
      || lexemes(known.number, 's', stems_in(words_of(part.body), known.languages))
      || lexemes(known.number, 'h', known.kind || words_of(part.heading)
        || array(select lexeme from unnest(tsvector_to_array(known.heading)) lexeme where left(lexeme, 1) <> '~'))
      || lexemes(known.number, 'g', stems_in(words_of(part.heading), known.languages)
        || array(select substr(lexeme, 2) from unnest(tsvector_to_array(known.heading)) lexeme where left(lexeme, 1) = '~'))
      || lexemes(known.number, 'b', case when abs(hashtext(item::text || part.place)) % 64 = 0 then array[''] else '{}' end)
  from part, known where part.body <> '';
end;
revoke all on function write_passages from public;

insert into passage_due (tenant_id, item_id) select tenant_id, item_id from item_search;
