-- The name of a departure town as it stands after "from", where a language declines it: из Москвы. A name cannot be
-- declined by rule.
alter table departure_town add name_from localised;
