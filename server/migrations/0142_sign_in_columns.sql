-- Columns that nothing reads. Whether somebody confirmed their address is `member.status`, their name `member.name`.
alter table auth."user"
  drop column name, drop column email_verified, drop column image, drop column updated_at;
alter table auth.session drop column token, drop column updated_at;

-- A person has one password.
delete from auth.account as older where provider_id <> 'credential'
  or exists (select from auth.account as newer where newer.user_id = older.user_id and newer.provider_id = 'credential'
    and (newer.updated_at, newer.id) > (older.updated_at, older.id));
drop index auth.account_of_user;
alter table auth.account
  drop column id, drop column account_id, drop column provider_id, drop column access_token, drop column refresh_token,
  drop column id_token, drop column access_token_expires_at, drop column refresh_token_expires_at, drop column scope,
  add primary key (user_id);
