-- Changed visits of tenants are taken in turn. Batches are of one tenant each from now on; older ones count for their first.
create index visit_change_turn on part.visit_change ((tenants[1]), id);
