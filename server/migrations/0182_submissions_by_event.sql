-- Works with: 1.0.0

-- Forms that are sent again are compared with what was stored.
create index cta_submission_event on cta_submission (tenant_id, event_id);
