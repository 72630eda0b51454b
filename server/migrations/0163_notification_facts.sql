-- Works with: 1.0.0

-- What the detail of a notification is made of, so that emails and the app write it in each reader's language.
alter table notification
  add column facts jsonb,
  add constraint notification_facts_check check (length(facts::text) <= 4000);
