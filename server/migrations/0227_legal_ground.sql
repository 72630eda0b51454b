-- Works with: 1.0.0

-- On which legal ground data of visitors is kept, in the company's own words.
alter table tenant add column legal_ground text check (length(legal_ground) <= 2000);
