-- Why a web page counts as broken is kept as a code; sentences are made where they are shown.
alter table item add column page_problem text;
update item set page_problem = case
  when check_note = 'It did not answer in time' then 'timeout'
  when check_note like 'It answered %' then substr(check_note, 13)
  else 'no-answer' end
where check_note is not null;
alter table item drop column check_note;
