-- Works with: 1.0.0

-- What visitors are told by law: the company's own pages, and in words who is responsible for their data.
alter table tenant
  add column imprint_url text check (length(imprint_url) <= 2048),
  add column privacy_url text check (length(privacy_url) <= 2048),
  add column terms_url text check (length(terms_url) <= 2048),
  add column accessibility_url text check (length(accessibility_url) <= 2048),
  add column controller text check (length(controller) <= 2000);
