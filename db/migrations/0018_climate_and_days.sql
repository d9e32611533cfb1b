-- How warm a resort is, and the days of an excursion tour.

-- Means of a month over some years: the water that guests swim in, and the air over it.
create table region_climate (
  region_id integer not null references region on delete cascade,
  month integer not null check (month between 1 and 12),
  sea_tenths integer not null check (sea_tenths between -20 and 400), -- tenths of a degree Celsius
  air_tenths integer not null check (air_tenths between -600 and 600),
  first_year integer not null check (first_year between 1800 and 2200),
  last_year integer not null check (last_year between 1800 and 2200),
  primary key (region_id, month),
  check (first_year <= last_year)
);

-- Where a program of an excursion tour is, day by day. Programs of one length have the same days.
create table excursion_tour_day (
  excursion_tour_id integer not null references excursion_tour on delete cascade,
  nights integer not null check (nights between 1 and 60),
  day integer not null check (day between 1 and 61), -- 1 is the day of arrival
  title localised not null,
  latitude double precision not null,
  longitude double precision not null,
  text localised,
  primary key (excursion_tour_id, nights, day)
);
