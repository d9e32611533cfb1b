-- Sales offices are content: pages that show them are remembered until the version of the content is another one.
do $$
declare
  tracked text;
begin
  foreach tracked in array array['office_town', 'office', 'office_picture', 'office_file', 'office_property',
    'office_hours', 'office_worker']
  loop
    execute format('create trigger raise_version after insert or update or delete or truncate on %I
      for each statement execute function raise_content_version()', tracked);
  end loop;
end $$;
