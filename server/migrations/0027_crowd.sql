-- A visit beyond the different people that one network is believed to have on a link in a day. The rows there are
-- fit the narrower rule that was here, so none is read again.
alter table visit drop constraint visit_filtered_check1;
alter table visit add constraint visit_filtered_check check (filtered in
  ('bot', 'unfurler', 'scanner', 'head', 'repeat', 'colleague', 'preview', 'crowd')) not valid;
