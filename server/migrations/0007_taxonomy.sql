-- Categories of which a new item must carry a value.
alter table tenant add column required_categories text[] not null default '{}'
  check (required_categories <@ array['funnelStage', 'contentProduct', 'contentType', 'contentIndustry', 'contentRegion']);
-- Counts what admins change of taxonomy and defaults.
alter table tenant add column settings_version integer not null default 1;
-- Kept on the items that carry it, not offered for new ones.
alter table category_value add column archived boolean not null default false;

-- A label as the key it is known by: folded, without what cannot be seen (soft hyphens, joiners, marks of direction,
-- fillers, variation selectors), and with one sigma.
create function label_key(label text) returns text immutable strict parallel safe language sql
  return replace(public.fold(regexp_replace(normalize(label, nfkc),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]',
    '', 'g')), 'ς', 'σ');

-- What a label looks like: letters of other scripts stand for the ones they cannot be told from.
create function label_look(label text) returns text immutable strict parallel safe language sql
  return public.label_key(translate(normalize(label, nfkd),
    'АВЕЅІЈКМНОРСТУХԌԚԜӀЬҮЗаеѕіјорсухһԁԛԝӏүзΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿΓΠΦαονριυχϲϳγօՕսՍհոՏԼցզյɑɡیىک۰۱۲۳۴۵۶۷۸۹ロカニエタハトヘリー`•∙⋅∕',
    'ABESIJKMHOPCTYXGQWIbY3aesijopcyxhdqwly3ABEZHIKMNOPTYXCJГПФaovpiuxcjyoOuUhnSLgqjagييك٠١٢٣٤٥٦٧٨٩口力二工夕八卜へり一''···/'));

-- Of labels that become alike, the oldest takes over the items of the others. First those of one key, then of one look.
do $$
declare
  likeness text;
begin
  update tag set label = 'Tag ' || left(md5(key), 8) where label_key(label) = '';
  update category_value set label = 'Value ' || left(id::text, 8) where label_key(label) = '';
  foreach likeness in array array['label_key', 'label_look'] loop
    execute format($sql$
      with alike as (
        select tenant_id, key, first_value(key) over (
          partition by tenant_id, %1$I(label) order by created_at, key) as heir
        from tag
      ), moved as (
        insert into item_tag (tenant_id, item_id, tag_key)
        select distinct tenant_id, item_id, heir from alike join item_tag using (tenant_id)
        where tag_key = key and key <> heir on conflict do nothing
      )
      delete from tag using alike where tag.tenant_id = alike.tenant_id and tag.key = alike.key and alike.key <> heir
    $sql$, likeness);
    execute format($sql$
      with alike as (
        select tenant_id, id, first_value(id) over (
          partition by tenant_id, category, %1$I(label) order by position, id) as heir
        from category_value
      ), moved as (
        insert into item_category (tenant_id, item_id, value_id)
        select distinct tenant_id, item_id, heir from alike join item_category using (tenant_id)
        where value_id = id and id <> heir on conflict do nothing
      )
      delete from category_value v using alike
      where v.tenant_id = alike.tenant_id and v.id = alike.id and alike.id <> heir
    $sql$, likeness);
  end loop;
  update tag set key = label_key(label) where key <> label_key(label);
end $$;

create unique index tag_look on tag (tenant_id, label_look(label));
drop index category_value_label;
create unique index category_value_key on category_value (tenant_id, category, label_key(label));
create unique index category_value_look on category_value (tenant_id, category, label_look(label));

-- What was removed or merged can be put back for a day: what it was, and which items carried it.
create table taxonomy_removal (
  tenant_id  uuid not null default current_tenant() references tenant on delete cascade,
  id         uuid not null default new_id(),
  -- What went in one go comes back in one go.
  batch_id   uuid not null,
  at         timestamptz not null default now(),
  -- Of a tag.
  tag_key    text,
  into_tag   text,
  -- Of a value.
  value_id   uuid,
  into_value uuid,
  category   text,
  position   integer,
  archived   boolean,
  label      text not null,
  color      text,
  item_ids   uuid[] not null,
  -- Those of them that had not carried what it went into.
  moved_ids  uuid[] not null,
  primary key (tenant_id, id),
  check ((tag_key is null) <> (value_id is null))
);
create index taxonomy_removal_batch on taxonomy_removal (tenant_id, batch_id);
create index taxonomy_removal_age on taxonomy_removal (at);
alter table taxonomy_removal enable row level security;
create policy tenant on taxonomy_removal using (tenant_id = (select current_tenant()));
grant select, insert, delete on taxonomy_removal to satchel_app;

-- Who put an item in the bin, and since when its removal for good is under way: from then on it does not come back.
alter table item add column deleted_by uuid;
alter table item add foreign key (tenant_id, deleted_by) references member (tenant_id, id);
alter table item add column purging_at timestamptz;
create index item_purging on item (tenant_id, id) where purging_at is not null;
