-- A submission that a trap caught is held for a look where a person could have sent it: they may have, with a browser
-- or password manager that filled in the hidden field. Those of the last month are looked at once more.
alter table cta_submission
  add column state text not null default 'received' check (state in ('received', 'held', 'spam')),
  -- Where it was shown and the event that it came with, to count it by once it is released.
  add column place text not null default '',
  add column event_id uuid;
update cta_submission set state = case when at > now() - interval '30 days' then 'held' else 'spam' end where spam;
alter table cta_submission drop column spam;
create index cta_submission_held on cta_submission (tenant_id, cta_id) where state = 'held';

-- Whether an event is in the figures; that of a submission is once it is received.
alter table cta_event add column counted boolean not null default true;
