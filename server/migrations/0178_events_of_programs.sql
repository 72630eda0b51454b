-- Works with: 1.0.0

-- The API key or connected app by which something was done: { kind, id, name }. Programs tell their own changes by it.
alter table event add column program jsonb;
