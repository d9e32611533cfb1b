-- More ways to travel: cruises, excursion tours, services sold by themselves, and the words that tours are chosen by.

-- Countries that travellers live in ([W]§3.2: stateFrom, stateISO). A departure town lies in the country of its airport,
-- a market sells in the country that sites/ names; both are found by iso2, so name and number are stored once, here.
create table departure_country (
  id integer primary key, -- the operator's own number (stateFrom)
  iso2 char(2) not null unique,
  name localised not null
);

create table currency (
  code char(3) primary key, -- the calls' `alias`
  inc integer not null unique,
  name localised not null
);

-- A liner is a hotel of a cruise state, whose towns are the ports it leaves from; its cabins are rooms. A sailing is a
-- season of the contract: date_from is the day on board, arrival_days that weekday, min_nights = max_nights its length.
alter table state add is_cruise boolean not null default false;

-- Hotels ---------------------------------------------------------------------------------------------------------

alter table hotel
  add registry_code text, -- of the state's register of places to stay
  add registry_url text,
  add panorama_url text,
  add video_date date, -- of the webinar
  add video_link text,
  add rating_id text, -- the hotel's number at the external ratings service
  add cruise_itinerary text check (cruise_itinerary like '%/sea/cruise'),
  add is_remote boolean not null default false, -- sold by a partner's system
  add paragraph localised; -- the first words of its page

-- A deck plan is a text whose key contains 'cabindiagram', with the plan as its image.
alter table hotel_text add image text;

-- A voyage of a liner, day by day. Sailings of one length follow the liner's program of that length.
create table cruise_program (
  id integer primary key,
  hotel_id integer not null references hotel on delete cascade,
  slug text not null unique,
  title localised not null,
  summary localised,
  nights integer not null check (nights between 1 and 30),
  image text,
  position integer not null default 0
);
create index on cruise_program (hotel_id);

create table cruise_program_day (
  program_id integer not null references cruise_program on delete cascade,
  day integer not null check (day between 1 and 31), -- 1 is the day on board
  title localised not null,
  latitude double precision not null,
  longitude double precision not null,
  text localised,
  primary key (program_id, day)
);

-- The running sums of nightly prices are 32-bit: a season's price is either small enough to be summed as it is, or
-- whole units of its currency, which are summed without the last two digits.
alter table contract_season
  add check (double_amount <= 140000000 or double_amount % 100 = 0);

-- Excursion tours ------------------------------------------------------------------------------------------------

-- Its programs are the tours that name it: their dates are its seasons, their nights and days of departure its choice.
create table excursion_tour (
  id integer primary key,
  slug text not null unique,
  state_id integer not null references state,
  title localised not null,
  summary localised,
  description localised,
  banner_image text,
  type text not null default 'excurtour' check (type in ('cruise', 'excurtour')),
  is_active boolean not null default true,
  position integer not null default 0
);
create index on excursion_tour (state_id);

create table excursion_tour_image (
  excursion_tour_id integer not null references excursion_tour on delete cascade,
  order_no integer not null,
  image text not null, -- own media path
  alt localised not null,
  primary key (excursion_tour_id, order_no)
);

create table excursion_tour_icon (
  excursion_tour_id integer not null references excursion_tour on delete cascade,
  position integer not null,
  link text not null, -- own media path, or an icon of the design system
  value localised not null,
  primary key (excursion_tour_id, position)
);

-- What the tour's page says of its services; what is paid with every tour is a tour_service.
create table excursion_service (
  id integer primary key,
  excursion_tour_id integer not null references excursion_tour on delete cascade,
  is_included boolean not null,
  title localised not null,
  summary localised,
  description localised,
  icon text,
  image text,
  price_amount integer check (price_amount >= 0),
  currency char(3),
  days_of_service text, -- days of the tour: '1,2,5'; null: every day
  is_active boolean not null default true,
  position integer not null default 0,
  check ((price_amount is null) = (currency is null))
);
create index on excursion_service (excursion_tour_id);

-- Tours ----------------------------------------------------------------------------------------------------------

create table tour_type (
  id integer primary key, -- tourType; only the name of 13 is shown
  name localised not null
);

create table ufilter (
  id integer primary key,
  name localised not null,
  note localised,
  url text,
  position integer not null default 0
);

alter table tour
  drop constraint tour_packet_type_check,
  -- 0 with flight, 1 excursion tour, 2 hotel only. It has flights exactly when its departure town has an airport.
  add check (packet_type in (0, 1, 2)),
  add tour_type_id integer references tour_type,
  add departure_days integer not null default 127 check (departure_days between 1 and 127), -- bit 0 Monday … 6 Sunday
  add return_town_id integer references departure_town, -- where the way home ends, when not where it began
  add excursion_tour_id integer references excursion_tour,
  add check (return_town_id <> departure_town_id);
create index on tour (excursion_tour_id);

create table tour_ufilter (
  tour_id integer not null references tour on delete cascade,
  ufilter_id integer not null references ufilter,
  primary key (tour_id, ufilter_id)
);

-- The hotels that a tour is sold with; a tour without any row is sold with every hotel of its state.
create table tour_hotel (
  tour_id integer not null references tour on delete cascade,
  hotel_id integer not null references hotel on delete cascade,
  primary key (tour_id, hotel_id)
);
create index on tour_hotel (hotel_id);

alter table markup
  drop constraint markup_packet_type_check,
  add check (packet_type in (0, 1, 2));

-- Services sold by themselves ([W]§2.8) --------------------------------------------------------------------------

create table service_type (
  id integer primary key, -- 69 mobile connection, 56 certificates
  name localised not null,
  category_key text not null, -- '4': shown in the search of services
  position integer not null default 0
);

-- Dated price lists: what one person who lives in the country pays for a service in the state, or in one town of it.
create table service_price (
  id integer primary key,
  service_type_id integer not null references service_type,
  departure_country_id integer not null references departure_country,
  state_id integer not null references state,
  town_id integer references town, -- null: all towns
  name localised not null,
  note localised,
  date_from date not null, -- first day of the service
  date_to date not null,
  currency char(3) not null,
  adult_amount integer not null check (adult_amount >= 0),
  child_amount integer not null check (child_amount >= 0),
  position integer not null default 0,
  check (date_to >= date_from)
);
create index on service_price (service_type_id, departure_country_id, state_id);

do $$
declare
  tracked text;
begin
  foreach tracked in array array['departure_country', 'currency', 'cruise_program', 'cruise_program_day',
    'excursion_tour', 'excursion_tour_image', 'excursion_tour_icon', 'excursion_service', 'tour_type', 'ufilter',
    'tour_ufilter', 'tour_hotel', 'service_type', 'service_price']
  loop
    execute format('create trigger raise_version after insert or update or delete or truncate on %I
      for each statement execute function raise_catalogue_version()', tracked);
  end loop;
end $$;
