-- Exports whose person was deactivated or became a viewer before they began were left running.
update export set status = 'failed', failure = 'Whoever started this can no longer export content', finished_at = now()
from member
where member.tenant_id = export.tenant_id and member.id = export.owner_id
  and export.status = 'running' and (member.status <> 'active' or member.role = 'viewer');
