-- Works with: 1.0.0

-- Programs of others that act for a person by OAuth, within scopes that the person allowed.
create table connected_app (
  tenant_id    uuid not null default current_tenant() references tenant on delete cascade,
  -- Also the id of the grant, by which the app's tokens are found.
  id           uuid not null default new_id(),
  member_id    uuid not null,
  client_id    text not null,
  name         text not null,
  -- The host to which the app was sent back.
  host         text not null,
  scopes       text[] not null,
  created_at   timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references member (tenant_id, id) on delete cascade
);
create unique index connected_app_member on connected_app (tenant_id, member_id, client_id);
alter table connected_app enable row level security;
create policy tenant on connected_app using (tenant_id = (select current_tenant()));
grant select, insert, update, delete on connected_app to satchel_app;

-- Ends the access of all apps of somebody who is deactivated, in this tenant, as that of their API keys.
create function end_apps_of(person uuid) returns setof connected_app volatile language sql as $$
  delete from connected_app where member_id = person returning *;
$$;
revoke all on function end_apps_of from public;
grant execute on function end_apps_of to satchel_app;

-- Apps that registered themselves. What they sent is sealed, since it may have a secret.
create table auth.oauth_client (
  id            text not null primary key,
  metadata      bytea not null,
  registered_at timestamptz(3) not null default now()
);

-- Codes, tokens, grants and requests of OAuth, by the hash of what their holder has.
create table auth.oauth_artifact (
  model       text not null,
  hash        bytea not null,
  payload     jsonb not null,
  -- The app’s row that it belongs to, and the one who allowed it.
  grant_id    uuid,
  member_id   uuid references auth."user" on delete cascade,
  expires_at  timestamptz(3) not null,
  primary key (model, hash)
);
create index oauth_artifact_grant on auth.oauth_artifact (grant_id);
create index oauth_artifact_member on auth.oauth_artifact (member_id);
create index oauth_artifact_expiry on auth.oauth_artifact (expires_at);
