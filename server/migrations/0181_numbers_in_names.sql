-- Works with: 1.0.0

-- Lists by name have numbers in the order of their values: Offer 2 comes before Offer 10. Digits are filled up to one length,
-- which holds under any collation that a database may have.
create or replace function name_key(name text) returns text language sql immutable parallel safe strict
return "left"(regexp_replace(
  regexp_replace("left"(fold(name), 60), '[0-9]+', '000000000000000000\&', 'g'),
  '[0-9]*([0-9]{18})(?![0-9])', '\1', 'g'), 110);

reindex index item_name;
reindex index collection_name;
update item_search set name_key = name_key(item.name)
from item
where item.tenant_id = item_search.tenant_id and item.id = item_search.item_id and item.name ~ '[0-9]';
