-- Works with: 1.0.0

-- The language of a site's texts. Sites with the same `translations` are one page in several languages.
alter table site
  add column language text check (language ~ '^[a-z]{2}$'),
  add column translations uuid not null default new_id();
create unique index site_translation on site (tenant_id, translations, language) where deleted_at is null;

drop trigger stamp on site;
create trigger stamp before update on site for each row when (
  old.slug is distinct from new.slug or old.owner_id is distinct from new.owner_id
  or old.password_hash is distinct from new.password_hash or old.require_email is distinct from new.require_email
  or old.prove_email is distinct from new.prove_email or old.allowed is distinct from new.allowed
  or old.refused is distinct from new.refused or old.published_number is distinct from new.published_number
  or old.published_at is distinct from new.published_at or old.deleted_at is distinct from new.deleted_at
  or old.language is distinct from new.language or old.translations is distinct from new.translations)
  execute function stamp_site();
