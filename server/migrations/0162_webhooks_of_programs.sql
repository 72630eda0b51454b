-- Works with: 1.0.0

-- Webhooks that an API key or a connected app set up. They end with it; connecting an app again gives its row a new id.
alter table webhook
  add column api_key_id uuid,
  add column connected_app_id uuid,
  add constraint webhook_api_key foreign key (tenant_id, api_key_id)
    references api_key (tenant_id, id) on delete cascade,
  add constraint webhook_connected_app foreign key (tenant_id, connected_app_id)
    references connected_app (tenant_id, id) on delete cascade on update cascade;
create index webhook_of_key on webhook (tenant_id, api_key_id) where api_key_id is not null;
create index webhook_of_app on webhook (tenant_id, connected_app_id) where connected_app_id is not null;
