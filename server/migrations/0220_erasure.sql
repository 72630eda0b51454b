-- Works with: 1.0.0

-- Somebody who was erased is a row without a name, which nobody can sign in as again.
alter table member add column erased_at timestamp(3) with time zone;

-- Names and addresses are replaced where they were recorded or summed; the rest of these rows stays as it was written.
grant update (actor_name, item_name, changes, data, program) on event to satchel_app;
grant update (attributes) on client_event to satchel_app;
grant update (before, after) on followed_search to satchel_app;
grant update (name) on api_key to satchel_app;
grant update (term) on search_term to satchel_app;
grant update (value) on report_day to satchel_app;
