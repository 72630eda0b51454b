-- Works with: 1.0.0

-- What a page opens one socket with, so that the tokens of its session stay out of addresses.
create table auth.socket_ticket (
  hash bytea primary key,
  session_id uuid not null references auth.session (id) on delete cascade,
  expires_at timestamptz not null,
  -- The end of the access token that asked for it: the socket lasts no longer without newer ones.
  access_until timestamptz not null
);
create index socket_ticket_of_session on auth.socket_ticket (session_id);
