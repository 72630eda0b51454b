-- Works with: 1.0.0

-- Finds forms of words in ten languages instead of four, parts of German and Dutch compounds, and Arabic however its
-- letters are written. Rows that are there are indexed again by the job `index-again`; until then they are found as before.

-- Languages by their code. A word of Arabic letters is Arabic, so that is none to recognize.
create function text_languages() returns text[] immutable parallel safe language sql
  return array['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'tr'];

-- The languages that searches of a tenant look in: those that its texts were recognized as, that of its visitors, and
-- the four that many texts have. All of them before any text was recognized.
create table search_language (
  tenant_id uuid not null default current_tenant() references tenant on delete cascade,
  language  text not null,
  primary key (tenant_id, language)
);
alter table search_language enable row level security;
create policy tenant on search_language using (tenant_id = (select current_tenant()));
grant select on search_language to satchel_app;

create function languages_searched() returns text[] stable parallel safe language plpgsql as $$
declare
  known constant text[] := array(select language from search_language where tenant_id = current_tenant());
begin
  if known = '{}' then
    return text_languages();
  end if;
  return array(
    select language from unnest(text_languages()) language
    where language in ('en', 'de', 'fr', 'es') or language = any (known)
      or language = (select locale from tenant where id = current_tenant()));
end $$;

-- The end of a compound, from its last letter on, as `tail_of` has it; none of
-- words from texts in another language than German and Dutch.
alter table search_word add column tail text;
create index search_word_tail on search_word (tenant_id, tail text_pattern_ops) where tail is not null;

-- Tenants whose items are to be indexed again, and how far that has come: from the newest item on.
create table search_again (
  tenant_id uuid primary key default current_tenant() references tenant on delete cascade,
  last_id   uuid
);
alter table search_again enable row level security;
create policy tenant on search_again using (tenant_id = (select current_tenant()));
insert into search_again (tenant_id) select id from tenant;

-- Arabic letters that are written in several ways become one: alef and yeh with their hamzas, teh marbuta as heh; vowel
-- signs and the stretching line go, and digits become those of other scripts. The browser's `folded` does the same.
create function plain_arabic(text text) returns text immutable strict parallel safe language sql
  return case when text ~ '[\u0600-\u06ff]' then translate(
      regexp_replace(text, '[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g'),
      E'\u0622\u0623\u0625\u0671\u0624\u0626\u0649\u06cc\u0629\u06c1\u06a9'
        '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9',
      E'\u0627\u0627\u0627\u0627\u0648\u064a\u064a\u064a\u0647\u0647\u064301234567890123456789')
    else text end;

create or replace function words_of(text text) returns text[] immutable strict parallel safe language sql
  return array(
    select left(word, 64)
    from regexp_split_to_table(public.cut_runs(public.plain_arabic(public.label_key(text))), '[^[:alnum:]]+')
      with ordinality as cut (word, position)
    where word <> '' order by position);

create or replace function search_key(text text) returns text immutable strict parallel safe language plpgsql as $$
declare
  -- Most texts have nothing to fold but case.
  folded constant text := case when text ~ '[^ -~]|^ |  | $' then public.plain_arabic(public.label_key(text))
    else lower(text) end;
begin
  if folded !~ '[-''._0-9]' then
    return folded;
  end if;
  return regexp_replace(folded,
    '(?<=[[:alnum:]])[-''._](?=[[:alpha:]])|(?<=[[:alpha:]])([-''._](?=[[:digit:]])| (?=[0-9]))|(?<=[0-9]) (?=[[:alpha:]])',
    '', 'g');
end $$;

-- Little words, folded, with spaces around each. Those with accents are not among the ones that PostgreSQL knows.
create function little_words(language text) returns text immutable strict parallel safe language plpgsql as $$
begin
  return case language
    when 'en' then ' the and of to in is are for with on that this it by as at from be or an was which have has not will can how what who we our you your they their all '
    when 'de' then ' der die das und fur uber wahrend konnen mussen durfen wurden waren hatte in im den dem des ein eine einen mit von zu zum zur ist sind wie auf aus bei nach auch sich wir sie ihr nicht oder was wenn werden wird '
    when 'fr' then ' le la les des du de et en un une est sont dans pour par sur avec que qui ce ces nous vous ou aux au ete etre meme apres tres deja voila il elle ne pas plus son ses leur leurs comment quand '
    when 'es' then ' el la los las de del y en un una es son para por con que se su sus mas tambien como este esta estos estas lo al nos quien quienes donde cuando tras entre esta estan solo segun '
    when 'it' then ' il lo la gli le i di del della dei delle degli dell e ed in nel nella nei un una uno che per con su sul sulla sono da dal dalla al alla ai all si non come piu anche chi cosa dove quanto puo perche cui '
    when 'nl' then ' de het een en van in is zijn voor met op dat die te aan er niet om door over bij uit ook als naar wordt worden hoe wat wie we wij ze u uw hun onze deze dit '
    when 'pt' then ' o os as um uma de do da dos das e em no na nos nas para por com que se sua seu seus suas mais como ao aos pelo pela nao sao tambem ja esta ate quem onde quando sobre entre ou '
    when 'pl' then ' i w we z ze na do od po za o u dla przez przy nad pod jest sa sie nie to ten ta te jak co czy kto gdzie oraz lub albo ale ktory ktora ktore ktorzy ich jego jej nas nasi nasze jako juz tym tych tego gdy zanim '
    when 'tr' then ' ve ile bir bu su o icin da de ki mi ne nasil nerede daha en cok gibi olarak olan her tum veya ya ama once sonra uzerine uzerinde tarafindan hakkinda biz siz kadar itibaren ise degil var yok '
    when 'ar' then ' من في على الي عن مع هذا هذه ذلك التي الذي وهي وهو هو هي ان او ثم كيف ماذا اين نحن كل بعد قبل '
    else '' end;
end $$;

create function dictionary_of(language text) returns regdictionary immutable parallel safe language sql
  return case language when 'en' then 'english_stem'::regdictionary when 'de' then 'german_stem'::regdictionary
    when 'fr' then 'french_stem'::regdictionary when 'es' then 'spanish_stem'::regdictionary
    when 'it' then 'italian_stem'::regdictionary when 'nl' then 'dutch_stem'::regdictionary
    when 'pt' then 'portuguese_stem'::regdictionary end;

create function is_little_in(word text, languages text[]) returns boolean immutable strict parallel safe language plpgsql as $$
declare
  language text;
begin
  if length(word) > 12 then
    return false;
  end if;
  foreach language in array languages || array['ar'] loop
    if strpos(little_words(language), ' ' || word || ' ') > 0 or ts_lexize(dictionary_of(language), word) = '{}' then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Turkish forms without their endings, which fold to few: one after the other is taken off while three letters are left.
create function turkish_stem(word text) returns text immutable strict parallel safe language plpgsql as $$
declare
  stem text := word;
  shorter text;
begin
  loop
    shorter := regexp_replace(stem, '(?<=^.{3,})(?:l[ae]r[iu]?|[iu]m[iu]z|[iu]n[iu]z|n?d[ae]n?|t[ae]n?|n[iu]n|(?<=.{4})[iu]n|'
      's[iu]|y[aeiu]|n[aeiu]|y?l[ae]|[aeiu])$', '');
    exit when shorter = stem;
    stem := shorter;
  end loop;
  return left(stem, -1) || translate(right(stem, 1), 'bdg', 'ptk');
end $$;

-- Polish nouns and adjectives without the endings of their cases.
create function polish_stem(word text) returns text immutable strict parallel safe language plpgsql as $$
declare
  stem constant text := regexp_replace(word,
    '(?<=^.{3,})(?:iami|ami|iach|ach|iom|om|iow|ow|owi|iem|em|iego|ego|iemu|emu|ymi|imi|ych|ich|iej|ej|ym|im|ie|ia|iu|ii|[aeiouy])$',
    '');
begin
  return case when right(stem, 2) = 'ek' and length(stem) > 4 then left(stem, -2) || 'k' else stem end;
end $$;

-- Arabic without its article, what is written together with that, and endings of plurals and pronouns. PostgreSQL's
-- `arabic_stem` takes endings from words with an article that it leaves at those without.
create function arabic_word_stem(word text) returns text immutable strict parallel safe language sql
  return regexp_replace(regexp_replace(word,
    '^[\u0648\u0641]?(?:[\u0628\u0643]?\u0627\u0644|\u0644\u0644)(?=.{3})', ''),
    '(?<=^.{3,})(?:(?:\u064a?\u0627\u062a)(?:\u0647\u0627|\u0647\u0645|\u0646\u0627)?|\u0648\u0646|\u064a\u0646|\u0627\u0646|'
    '\u0647\u0627|\u0647\u0645|\u0647\u0646|\u0646\u0627|\u064a?\u0647|\u064a|\u0627)$', '');

-- The stem of a folded word in a language. Endings that lost their accents are written again as the dictionary knows them.
-- PostgreSQL keeps 32 patterns ready, and all of a search are to be among them: so there are few here.
create function stem_in(word text, language text) returns text immutable strict parallel safe language plpgsql as $$
declare
  stem text;
begin
  case language
    when 'en' then return (ts_lexize('english_stem', word))[1];
    when 'de' then return (ts_lexize('german_stem', regexp_replace(word, '([aou])e', '\1', 'g')))[1];
    when 'fr' then return (ts_lexize('french_stem', case
      when right(word, 3) = 'ees' then left(word, -2) when right(word, 2) = 'ee' then left(word, -1) else word end))[1];
    when 'es' then return (ts_lexize('spanish_stem', case
      when right(word, 4) = 'cion' then word || 'es' when right(word, 3) = 'ces' then left(word, -3) || 'z'
      else word end))[1];
    when 'it' then return (ts_lexize('italian_stem', case
      when right(word, 3) = 'ita' then left(word, -1) || 'à'
      when right(word, 3) in ('che', 'chi', 'ghe', 'ghi') then left(word, -2) || right(word, 1) else word end))[1];
    when 'nl' then
      stem := (ts_lexize('dutch_stem', word))[1];
      return case right(stem, 1) when 'z' then left(stem, -1) || 's' when 'v' then left(stem, -1) || 'f' else stem end;
    when 'pt' then
      stem := (ts_lexize('portuguese_stem', case
        when right(word, 4) = 'coes' then left(word, -4) || 'ção' when right(word, 3) = 'cao' then left(word, -3) || 'ção'
        when right(word, 3) in ('oes', 'aes') then left(word, -3) || 'ao'
        when right(word, 3) in ('ais', 'eis', 'ois', 'uis') then left(word, -2) || 'l'
        when right(word, 2) = 'ns' then left(word, -2) || 'm' else word end))[1];
      return translate(stem, 'ãõç', 'aoc');
    when 'pl' then return polish_stem(word);
    when 'tr' then return turkish_stem(word);
    else return arabic_word_stem(word);
  end case;
end $$;

-- The stems of words that differ from them, in some languages; in all of them where none is known.
create function stems_in(words text[], languages text[]) returns text[] immutable strict parallel safe language plpgsql as $$
declare
  all_languages constant text[] := case when languages = '{}' then text_languages() else languages end;
  found text[] := '{}';
  word text;
  language text;
  stem text;
begin
  foreach word in array words loop
    if length(word) < 3 then
      continue;
    elsif word ~ '^[a-z]+$' then
      foreach language in array all_languages loop
        stem := stem_in(word, language);
        if stem <> word and stem <> '' then
          found := found || stem;
        end if;
      end loop;
    elsif word ~ '^[\u0621-\u064a]+$' then
      stem := stem_in(word, 'ar');
      if stem <> word then
        found := found || stem;
      end if;
    end if;
  end loop;
  return case when cardinality(found) < 2 then found else array(select distinct unnest(found)) end;
end $$;

-- The languages of a text by its little words, of which those that several languages have count less: the one with the
-- most, and each that has half of that. None where they are worth less than `at_least`: from 2 on a language is likely,
-- and from 4 on so certain that forms in others are left out.
create function languages_in(words text[], at_least integer) returns text[] immutable strict parallel safe language sql
  return (
    with once as materialized (
      select word, least(count(*), 3) as times from unnest(words[:2000]) word where word ~ '^[a-z]{2,8}$' group by word
    ), little as (
      select word, times, language
      from once join (
        select language, unnest(string_to_array(btrim(little_words(language)), ' ')) as listed
        from unnest(text_languages()) language) as lists
        on listed = word
      union
      select word, times, language from once, unnest(text_languages()) language
      where ts_lexize(dictionary_of(language), word) = '{}'
    ), shared as (
      select language, times::float8 / count(*) over (partition by word) as points from little
    ), summed as materialized (select language, sum(points) as points from shared group by language)
    select coalesce(array_agg(language order by points desc), '{}') from summed
    where points >= at_least and points >= (select max(points) from summed) / 2);

-- Whether words of a text in these languages may be compounds; of a text in none that is known, they may.
create function has_compounds(languages text[]) returns boolean immutable strict parallel safe language sql
  return languages = '{}' or languages && array['de', 'nl'];

-- The root of a word as a compound ends in it, its letters from the last one on.
create function tail_of(word text) returns text immutable strict parallel safe language sql
  return reverse(regexp_replace(regexp_replace(word, '(?<=^.{3,})(?:ern|er|en|em|es|e|n)$', ''), '(.)\1$', '\1'));

-- The words that a text is looked for by. Pairs of Chinese, Japanese and Korean characters overlap, so that the last
-- character is none by itself, nor is a long vowel at the end, which many leave away.
create function typed_words(text text) returns text[] immutable strict parallel safe language sql
  return (
    select coalesce(array_agg(word order by place) filter (where
      word !~ '[^\u0001-\u2fff]' or length(before) is distinct from 2 or right(before, 1) <> left(word, 1)
        or length(word) <> 1 and not (right(word, 1) = 'ー' and after is not distinct from 'ー')), '{}')
    from (
      select word, place, lag(word) over (order by place) as before, lead(word) over (order by place) as after
      from unnest(words_of(text)) with ordinality as cut (word, place)) as neighbors);

-- A word in the other way to write it: Japanese in its other syllabary.
create function kana_of(word text) returns text[] immutable strict parallel safe language sql
  return case when word ~ '[\u3041-\u3096\u30a1-\u30f6]' then array_remove(array[
      translate(word, 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'),
      translate(word, 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ')], word)
    else '{}' end;

-- Whether forms of a word don't begin with it, as `luces` of `luz`, `chevaux`, `imagens`, `huizen` and `kitabı`: only then
-- does it have to be looked for among the stems, too.
create function changes_its_end(word text, languages text[]) returns boolean immutable strict parallel safe language plpgsql as $$
begin
  return case right(word, 1)
    when 'z' then 'es' = any (languages)
    when 'l' then 'pt' = any (languages) or right(word, 2) = 'al' and 'fr' = any (languages)
    when 'm' then 'pt' = any (languages)
    when 'o' then 'pt' = any (languages) and right(word, 2) = 'ao'
    when 's' then 'nl' = any (languages)
    when 'f' then 'nl' = any (languages)
    when 'k' then 'tr' = any (languages)
    when 'p' then 'tr' = any (languages)
    when 't' then 'tr' = any (languages)
    else false end;
end $$;

-- PL/pgSQL keeps the plans of what is in it, from one search to the next.
create or replace function read_words(text text) returns json stable strict parallel safe language plpgsql as $$
declare
  words constant text[] := case when text ~ '[^\u0001-\u2fff]' then typed_words(text) else words_of(text) end;
  joined constant text[] := case when text ~ '[^[:alnum:][:space:]]' then joined_of(text) else '{}' end;
  languages constant text[] := languages_searched();
  -- Arabic that is not indexed again yet has its words as they were written.
  written text[];
begin
  if text ~ '[\u0600-\u06ff]' then
    written := regexp_split_to_array(label_key(text), '[^[:alnum:]]+');
  end if;
  return json_build_object(
    'words', (
      select coalesce(json_agg(json_build_object(
        'word', word,
        'stems', case when word ~ '^[a-z0-9]+$' then stems_in(array[word], languages)
          || case when changes_its_end(word, languages) then array[word] end else array(
          select unnest(stems_in(array[word], languages))
          union select word where word ~ '^[\u0621-\u064a]+$'
          union select unnest(kana_of(word))
          union select written[place] where cardinality(written) = cardinality(words) and written[place] <> word) end,
        'isStop', is_little_in(word, languages)
      ) order by place), '[]')
      from unnest(words) with ordinality as known (word, place)),
    'runs', (
      select coalesce(json_agg(run), '[]') from unnest(runs_of(words)) run
      where length(run) = 9 or cardinality(words) = 2),
    'joins', (
      select coalesce(json_agg(json_build_object('parts', parts, 'word', word, 'stems', stems_in(array[word], languages))),
        '[]')
      from (
        select distinct words[first:last] as parts, array_to_string(words[first:last], '') as word
        from generate_series(1, least(cardinality(words), 16) - 1) first, generate_series(first + 1, first + 2) last
        where last <= cardinality(words)
          and (last = first + 1 or array_to_string(words[first:last], '') = any (joined))) as neighbors
      where length(word) <= 64 and word !~ '[^\u0001-\u2fff]'),
    'joined', case when array_to_string(words, '') = any (joined) then array_to_string(words, '') end);
end $$;

-- Whether a tenant has texts or visitors in German or Dutch, or none in a language that is known.
create function writes_compounds() returns boolean stable parallel safe language plpgsql as $$
declare
  known constant text[] := array(select language from search_language where tenant_id = current_tenant());
begin
  return known = '{}' or known && array['de', 'nl']
    or (select locale in ('de', 'nl') from tenant where id = current_tenant());
end $$;

-- Compounds that end in a word, each as one of its spellings. What comes before it is a word too, and no syllable such
-- as in `Vorteile`; `Spezialisten` are no `Listen`.
create function compounds_of(typed text) returns text[] stable strict language sql
  return array(
    select word from (
      select word, left(reverse(tail), length(tail) - length(root)) as head
      from search_word, tail_of(typed) root
      where tenant_id = current_tenant() and length(root) >= 4 and tail ~>~ root and tail ~<~ (root || '{')) as ending
    where length(head) >= 3 and head !~ '[ai]$'
      and head !~ ('^(?:a[bnu]f?|aan|aus|be[i]?|bij|da?r|dar|do[o]?r|durch|ein|ent|er|fort|ge|gegen|her|hin|hinter|in|inter|'
        'los|mede|mi[st]s?|na|nach|nieder|o[mnp]|ont|onder|over|tegen|toe|trans|ub?er|uber|uit|um|unter|ver|voor|vor|weg|weer|'
        'wider|wieder|zer|zu|zuruck|zusammen)+$')
      and (length(head) > 3 or exists (
        select from search_word known where known.tenant_id = current_tenant() and known.word = head))
    order by length(word), word limit 30);

create or replace function splits_of(words text[]) returns json stable
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  typed_some constant text[] := words[:16];
  splits jsonb;
begin
  with cuts as materialized (
    select typed, left(typed, at) as one, substr(typed, at + 1) as two
    from unnest(typed_some) typed, generate_series(1, length(typed) - 2) at
    where length(typed) between 5 and 30 and typed ~ '^[[:alpha:]]+$' and (at > 1 or left(typed, 1) not in ('a', 'i'))
  ), known as materialized (
    select word from search_word
    where tenant_id = current_tenant() and word = any (array(
      select one from cuts where length(one) > 2 union select two from cuts where length(two) > 2))
  ), two_words as materialized (
    select typed, array[one, two] as parts from cuts
    where (length(one) <= 2 or one in (select word from known)) and (length(two) <= 2 or two in (select word from known))
  ), ways as (
    select typed, parts from unnest(typed_some) typed,
      lateral (select array(select piece[1] from regexp_matches(typed, '[0-9]+|[^0-9]+', 'g') piece) as parts) as cut
    where typed ~ '[0-9]' and cardinality(parts) between 2 and 4
    union
    select typed, parts from two_words
    where not exists (
      select from unnest(parts) part, unnest(search_languages()) language
      where length(part) > 1 and ts_lexize(language, part) = '{}')
  )
  select coalesce(jsonb_agg(jsonb_build_object('word', typed, 'parts', parts, 'runs', array(
    select run from unnest(runs_of(parts)) run where length(run) = 9 or cardinality(parts) = 2))), '[]')
  into splits from ways;
  if writes_compounds() then
    splits := splits || (
      select coalesce(jsonb_agg(jsonb_build_object('word', typed, 'parts', array[compound], 'runs', '{}'::text[])), '[]')
      from unnest(typed_some) typed, unnest(compounds_of(typed)) compound where typed ~ '^[a-z]{4,30}$');
  end if;
  return splits::json;
end $$;

-- The words of a heading and, behind a tilde, their stems in some languages, with a weight.
create function weighted_in(words text[], weight text, languages text[]) returns tsvector
  immutable strict parallel safe language sql
  return coalesce((
    select string_agg(format('''%s'':1%s', lexeme, weight), ' ')
    from (
      select distinct unnest(words) as lexeme
      union all select '~' || unnest(stems_in(words, languages))) as lexemes)::tsvector, '');

create or replace function weighted(words text[], weight text) returns tsvector immutable strict parallel safe language sql
  return weighted_in(words, weight, text_languages());

-- The languages of a document; null where it was cut by an earlier version.
alter table item_text add column languages text[];

-- Writes the search rows of items; deleted items have none.
create or replace function index_items(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp language sql
begin atomic
  delete from item_search s using item i
  where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is not null
    and s.tenant_id = i.tenant_id and s.item_id = i.id;
  with heading as (
    select i.id, words_of(i.name) as name, joined_in_heading(i.name) as joined_name,
      tags.keys, words_of(tags.labels) as tags, joined_in_heading(tags.labels) as joined_tags, category.value_ids,
      words_of(i.description) as description,
      words_of(about.text) as about, joined_in_heading(concat_ws(' ', i.description, about.text)) as joined_about
    from item i, lateral (
      select coalesce(array_agg(tag.key order by tag.key), '{}') as keys,
        coalesce(string_agg(tag.label, ' '), '') as labels
      from item_tag join tag on tag.tenant_id = item_tag.tenant_id and tag.key = item_tag.tag_key
      where item_tag.tenant_id = tenant and item_tag.item_id = i.id) as tags, lateral (
      select coalesce(array_agg(v.id order by v.id), '{}') as value_ids, string_agg(v.label, ' ') as labels
      from item_category c join category_value v on v.tenant_id = c.tenant_id and v.id = c.value_id
      where c.tenant_id = tenant and c.item_id = i.id) as category, lateral (
      select concat_ws(' ', category.labels, case when i.file_key is not null then i.original_name end,
        words_in_address(i.url)) as text) as about
    where i.tenant_id = tenant and i.id = any (ids) and i.deleted_at is null
  ), words as materialized (
    select heading.*, heading.name || joined_name || heading.tags || joined_tags as heading_words,
      heading.description || about || joined_about as other_words, said.likely,
      array(select unnest(said.certain) union select unnest(d.languages)
        from item_text d where d.tenant_id = tenant and d.item_id = heading.id) as languages
    from heading,
      lateral (select languages_in(given, 2) as likely, languages_in(given, 4) as certain
        from (select heading.name || heading.tags || heading.description || about as given) as read) as said
  ), registered as (
    insert into search_language (tenant_id, language)
    select distinct tenant, language from words, unnest(likely) language where cardinality(likely) = 1 order by language
    on conflict do nothing
  ), spelled as materialized (
    select word, case when bool_or(has_compounds(languages)) and word ~ '^[a-z]{7,30}$' then tail_of(word) end as tail
    from words, unnest(heading_words || other_words) word
    where length(word) between 3 and 30 group by word
  ), known as (
    insert into search_word (tenant_id, word, tail) select tenant, word, tail from spelled order by word
    on conflict do nothing
  ), ended as (
    update search_word set tail = tail_of(search_word.word)
    from (
      select word from search_word
      where tenant_id = tenant and tail is null
        and word = any (array(select spelled.word from spelled where spelled.tail is not null))
      order by word for update) as missing
    where search_word.tenant_id = tenant and search_word.word = missing.word
  )
  insert into item_search (tenant_id, item_id, words, heading, name, name_key, value_ids, tag_keys,
    owner_id, in_library, releases_on, expires_on, created_at, updated_at)
  select tenant, i.id,
    lexemes(t.number, 'w', h.heading_words || h.other_words)
      || lexemes(t.number, 's', stems_in(h.heading_words || h.other_words, h.languages))
      || lexemes(t.number, 'h', h.heading_words)
      || lexemes(t.number, 'g', stems_in(h.heading_words, h.languages))
      || lexemes(t.number, 'p', runs_of(h.name) || runs_of(h.tags) || runs_of(h.description) || runs_of(h.about))
      || lexemes(t.number, 'v', h.value_ids::text[])
      || lexemes(t.number, 't', h.keys)
      || lexemes(t.number, 'o', array[i.owner_id::text])
      || lexemes(t.number, 'u', case when h.value_ids = '{}' then array[''] else '{}' end)
      || lexemes(t.number, 'b', array[right(i.id::text, 1)])
      || lexemes(t.number, 'z', array[repeat('-', 2000)])
      || coalesce(d.words, ''),
    weighted_in(h.name || h.joined_name, 'A', h.languages) || weighted_in(h.tags || h.joined_tags, 'B', h.languages)
      || weighted_in(h.other_words, 'C', h.languages),
    array_to_string(h.name, ' '), name_key(i.name), h.value_ids, h.keys,
    i.owner_id, i.in_library, i.releases_on, i.expires_on, i.created_at, i.updated_at
  from words h
    join item i on i.tenant_id = tenant and i.id = h.id
    join tenant t on t.id = tenant
    left join item_text d on d.tenant_id = tenant and d.item_id = h.id
  on conflict (tenant_id, item_id) do update set
    words = excluded.words, heading = excluded.heading, name = excluded.name, name_key = excluded.name_key,
    value_ids = excluded.value_ids, tag_keys = excluded.tag_keys, owner_id = excluded.owner_id,
    in_library = excluded.in_library, releases_on = excluded.releases_on,
    expires_on = excluded.expires_on, created_at = excluded.created_at, updated_at = excluded.updated_at;
end;

create or replace function index_many(tenant uuid, ids uuid[]) returns void volatile
  security definer set search_path = public, pg_temp set gin_pending_list_limit = '4MB' language plpgsql as $$
declare
  held constant text := coalesce(current_setting('app.index', true), '');
begin
  perform set_config('app.index', 'held', true);
  update item_text set body = body where tenant_id = tenant and item_id = any (ids) and cut < 5;
  perform set_config('app.index', held, true);
  perform index_items(tenant, ids);
  perform gin_clean_pending_list('item_search_words');
end $$;

-- Indexes some items of a tenant again, from the newest on, and in the end what else keeps words. False when all is done,
-- or another does it.
create function index_again(tenant uuid, most integer) returns boolean volatile
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  step search_again;
  ids uuid[];
begin
  select * into step from search_again where tenant_id = tenant for update skip locked;
  if step.tenant_id is null then
    return false;
  end if;
  ids := array(select id from item where tenant_id = tenant and (step.last_id is null or id < step.last_id)
    order by id desc limit most);
  if cardinality(ids) > 0 then
    perform index_many(tenant, ids);
    update search_again set last_id = ids[cardinality(ids)] where tenant_id = tenant;
    return true;
  end if;
  -- Columns that are made of these are made again.
  update collection set description = description where tenant_id = tenant;
  update wish set title = title, description = description, term = term
    where tenant_id = tenant and concat(title, description, term) ~ '[\u0600-\u06ff]';
  update search_synonym set key = array_to_string(words_of(text), ' ')
    where tenant_id = tenant and text ~ '[\u0600-\u06ff]' and words_of(text) <> '{}';
  delete from search_again where tenant_id = tenant;
  return false;
end $$;
revoke all on function index_again from public;

create or replace function cut_item_text() returns trigger
  security definer set search_path = public, pg_temp language plpgsql as $$
declare
  number constant integer := (select number from tenant where id = new.tenant_id);
  given constant text[] := words_of(new.body);
  -- A tsvector holds 1 MiB: the longest words of a document beyond are left out, and runs towards its end.
  known constant text[] := array(
    select word from (
      select word, sum(octet_length(word) + 12) over (order by length(word), word) as size
      from (select distinct unnest(given || joined_of(new.body)) as word) as once) as sized
    where size < 420000);
  languages constant text[] := languages_in(given, 4);
  likely constant text[] := case when languages = '{}' then languages_in(given, 2) else languages end;
  runs constant text[] := runs_of(given[:25000]);
begin
  new.words := lexemes(number, 'w', known)
    || lexemes(number, 's', (stems_in(known, languages))[:8000])
    || lexemes(number, 'p', runs)
    || lexemes(number, 'l', case when cardinality(given) > 25000 then array[''] else '{}' end);
  new.cut := 5;
  new.languages := languages;
  insert into search_language (tenant_id, language)
  select new.tenant_id, language from unnest(likely) language where cardinality(likely) = 1 or languages <> '{}'
  order by language
  on conflict do nothing;
  insert into search_word (tenant_id, word, tail)
  select new.tenant_id, word, case when may_end then tail_of(word) end
  from unnest(known) word, lateral (select has_compounds(languages) and word ~ '^[a-z]{7,30}$' as may_end) as compound
  where length(word) between 3 and 30 and word !~ '[0-9]' order by word
  on conflict do nothing;
  if has_compounds(languages) then
    update search_word set tail = tail_of(search_word.word)
    from (
      select word from search_word
      where tenant_id = new.tenant_id and word = any (known) and tail is null and word ~ '^[a-z]{7,30}$'
      order by word for update) as missing
    where search_word.tenant_id = new.tenant_id and search_word.word = missing.word;
  end if;
  return new;
end $$;
