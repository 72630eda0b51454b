-- Who deletes what is known of them has the CTA events of their visits deleted too.
create index cta_event_visit on cta_event (tenant_id, visit_id) where visit_id is not null;
