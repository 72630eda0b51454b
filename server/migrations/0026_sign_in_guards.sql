-- Whose unproven addresses count, and how often codes were guessed.

-- Connections that run already go on as they did; new ones say so themselves.
alter table sso_provider add column trusts_email boolean not null default true;
alter table sso_provider alter column trusts_email set default false;

-- Wrong codes since the last right one, by person and by session. Each further one locks for longer.
create table auth.code_guess (
  subject      text primary key,
  user_id      uuid not null references auth."user" on delete cascade,
  failures     integer not null,
  locked_until timestamptz not null,
  guessed_at   timestamptz not null default clock_timestamp()
);
create index code_guess_of_user on auth.code_guess (user_id);

-- In the order of their ids, as everything that ends sessions takes them: two that do it at once wait for each other.
create or replace function end_sessions_of(person uuid) returns void volatile
  security definer set search_path = public, pg_temp language sql as $$
  delete from auth.session where id in (
    select s.id from auth.session s join member m on m.id = s.user_id
    where m.id = person and m.tenant_id = current_tenant()
    order by s.id for update of s);
$$;
