-- Pages are remembered until the catalogue changes: what they show of tours and of the weather changes it, too.
create trigger raise_version after insert or update or delete or truncate on region_climate
  for each statement execute function raise_catalogue_version();
create trigger raise_version after insert or update or delete or truncate on excursion_tour_day
  for each statement execute function raise_catalogue_version();
