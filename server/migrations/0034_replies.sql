-- Visitors' replies to the person who shared a link are counted like what else they may do only so often.
alter table link_attempt drop constraint link_attempt_kind_check,
  add constraint link_attempt_kind_check
    check (kind in ('password', 'address', 'code', 'mail', 'ask', 'reply')) not valid;
