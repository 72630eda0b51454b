-- The language of visitors' pages and mails: of one link, and of a tenant where nothing is known of the visitor.
alter table link add column language text;
alter table tenant add column locale text not null default 'en';
