-- What visitors read about an item. Its description is a note for the team, as most used it.
alter table item add column visitor_description text not null default '';
