-- Works with: 1.0.0
-- Beside each English sentence stand its reason and values, by which the app writes it in each language. Those that were
-- stored before have none and stay in English.
alter table import add column failure_reason jsonb;
alter table import_row add column sentences jsonb;
