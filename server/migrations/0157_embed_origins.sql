-- Works with: 1.0.0

-- Origins of the tenant's websites, on whose pages links and sites may be embedded.
alter table tenant add column embed_origins text[] not null default '{}';
