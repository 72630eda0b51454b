-- Since when none of the tenant's emails has gone out; null while they do.
alter table tenant add column mail_failing_since timestamptz(3);

-- What became of the email with the invitation's link. When it was sent is known once it has gone out.
alter table invitation
  alter column sent_at drop default,
  alter column sent_at drop not null,
  add column delivery text not null default 'sent'
    check (delivery in ('sending', 'delayed', 'failed', 'sent'));
alter table invitation
  alter column delivery drop default,
  add check ((delivery = 'sent') = (sent_at is not null));
