-- Ids of one millisecond sort by age too: its fraction takes the first 12 bits after it (RFC 9562, 6.2, method 3).
-- 60 bits of time, the version put between their parts, then the variant and the rest of a random UUID.
create or replace function new_id() returns uuid volatile parallel safe language sql
  return (overlay(
    lpad(to_hex((extract(epoch from clock_timestamp()) * 1000000)::bigint * 512 / 125), 15, '0')
    placing '7' from 13 for 0) || substring(gen_random_uuid()::text from 20))::uuid;

-- No id made at `at` or later is less than it; that of a part of a millisecond was rounded, as ids were.
create or replace function id_at(at timestamptz) returns uuid immutable parallel safe language sql
  return (encode(substring(int8send(floor(extract(epoch from at) * 1000)::bigint) from 3), 'hex')
    || '00000000000000000000')::uuid;
