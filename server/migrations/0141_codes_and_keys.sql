-- Codes that confirm an address: the newest of each, which alone is good. Codes already mailed stay good.
delete from auth.verification as code
  where code.identifier !~ '^email-verification-otp-.' or code.value !~ '^[\w-]{43}:\d+$'
  or exists (select from auth.verification as later where later.identifier = code.identifier
    and (later.created_at, later.id) > (code.created_at, code.id));
alter table auth.verification add column email text, add column code_hash bytea;
update auth.verification set
  email = substr(identifier, length('email-verification-otp-') + 1),
  code_hash = decode(translate(split_part(value, ':', 1), '-_', '+/') || '=', 'base64');
alter table auth.verification
  drop column id, drop column identifier, drop column value, drop column created_at, drop column updated_at,
  alter column email set not null, alter column code_hash set not null,
  add primary key (email);

-- Only the newest key signs. The next start opens its `private_key` once more and seals it.
alter table auth.jwks
  add column sealed bytea,
  alter column private_key drop not null,
  drop column alg, drop column crv, drop column expires_at;
update auth.jwks as older set private_key = null
  where exists (select from auth.jwks as newer where (newer.created_at, newer.id) > (older.created_at, older.id));
