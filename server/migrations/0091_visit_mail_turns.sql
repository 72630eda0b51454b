-- Visit mail of each tenant, the oldest first.
drop index visit_letter_due;
create index visit_letter_due on visit_letter (tenant_id, due_at) where sent_at is null and not is_digest;
-- What a person was mailed of late, and is to be mailed, counts against the cap.
create index visit_letter_of_member on visit_letter (tenant_id, member_id, sent_at) where not is_digest;

-- What is beyond the cap waits for the digest from the moment it's written; so does what there was before.
update visit_letter set is_digest = true
from (
  select tenant_id, session_id, member_id,
    row_number() over (partition by tenant_id, member_id order by due_at, session_id) as place
  from visit_letter where sent_at is null and not is_digest
) as waiting
where place > 20 and visit_letter.tenant_id = waiting.tenant_id
  and visit_letter.session_id = waiting.session_id and visit_letter.member_id = waiting.member_id;

-- The visits of a session besides its first, which has the session's id.
create index visit_of_session on visit (tenant_id, session_id) where session_id <> id;
