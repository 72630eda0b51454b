-- Works with: 1.0.0

-- The language of the app for a person; null is that of their browser.
alter table member add column locale text;
