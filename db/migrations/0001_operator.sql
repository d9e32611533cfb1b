-- What the operator has: places, hotels, transport, contracts, tours, rates.
-- Ids are the operator's own "inc" numbers. Names are localised: {"en": …, "ru": …, …}. Money is integer minor units.
-- Shares are basis points (10000 = the whole). Date ranges include both ends unless a comment says otherwise.

create domain localised as jsonb check (value is null or (value ? 'en' and value ? 'ru'));
create domain basis_points as integer check (value between 0 and 100000);

-- Places ---------------------------------------------------------------------------------------------------------

create table state (
  id integer primary key,
  iso2 char(2) not null,
  slug text not null unique,
  name localised not null,
  summary localised,
  visa_required boolean not null default false,
  is_priority boolean not null default false,
  time_zone text not null,
  image text
);

create table region (
  id integer primary key,
  state_id integer not null references state,
  slug text not null,
  name localised not null,
  image text,
  unique (state_id, slug)
);

create table airport (
  code char(3) primary key,
  name localised not null,
  town_name localised not null,
  iso2 char(2) not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null
);

create table town (
  id integer primary key,
  region_id integer not null references region,
  slug text not null,
  name localised not null,
  latitude double precision not null,
  longitude double precision not null,
  airport_code char(3) not null references airport, -- where its guests land
  image text,
  unique (region_id, slug)
);

create table departure_town (
  id integer primary key, -- townFrom; 1 is "no flight"
  market text not null,
  slug text not null, -- secondLevel: the city's subdomain
  name localised not null,
  airport_code char(3) references airport, -- null only for "no flight"
  is_main boolean not null default false, -- the market's main city
  unique (market, slug)
);

-- Hotels ---------------------------------------------------------------------------------------------------------

create table star (
  id integer primary key, -- starKey
  name text not null unique, -- as written: 5*, 4*, HV-1, Boutique …
  position integer not null
);

create table meal (
  id integer primary key,
  code text not null unique, -- RO, BB, HB, FB, AI, UAI
  name localised not null,
  note localised,
  position integer not null
);

create table attribute (
  id integer primary key, -- 53 beach, 51 airport, 52 centre (distances in metres) …
  code text not null unique,
  name localised not null,
  kind text not null check (kind in ('distance', 'flag', 'text')),
  icon text,
  is_filter boolean not null default false,
  position integer not null
);

create table hotel (
  id integer primary key,
  town_id integer not null references town,
  star_id integer not null references star,
  slug text not null unique,
  name localised not null,
  address localised,
  latitude double precision not null,
  longitude double precision not null,
  on_sale boolean not null default true,
  built_year integer,
  renovated_year integer,
  room_count integer,
  rating_tenths integer check (rating_tenths between 0 and 50),
  rating_count integer not null default 0,
  popularity integer not null default 0 -- higher is recommended first
);
create index on hotel (town_id);

create table hotel_attribute (
  hotel_id integer not null references hotel on delete cascade,
  attribute_id integer not null references attribute,
  value text not null default '',
  primary key (hotel_id, attribute_id)
);

create table hotel_text (
  hotel_id integer not null references hotel on delete cascade,
  key text not null, -- hotelinfo, beachinfo, rooms, services … ([W]§3.5)
  title localised not null,
  body localised not null,
  position integer not null default 0,
  primary key (hotel_id, key)
);

create table room (
  id integer primary key,
  hotel_id integer not null references hotel on delete cascade,
  name localised not null,
  description localised,
  area_m2 integer,
  beds localised,
  view text,
  position integer not null default 0
);
create index on room (hotel_id);

create table image (
  id integer primary key,
  hotel_id integer not null references hotel on delete cascade,
  room_id integer references room on delete cascade, -- null: of the hotel itself
  position integer not null,
  src text not null, -- own media path
  alt localised not null
);
create index on image (hotel_id);

-- Who may sleep in a room. A party fits when it is within every maximum.
create table accommodation (
  id integer primary key,
  room_id integer not null references room on delete cascade,
  name text not null, -- SGL, DBL, DBL+EXB …
  min_adults integer not null check (min_adults >= 1),
  max_adults integer not null check (max_adults >= min_adults),
  max_children integer not null, -- children of 2 years and more
  max_infants integer not null, -- younger than 2, no bed
  max_guests integer not null, -- adults and children together
  max_child_age integer not null default 17 -- older children count as adults nowhere: they do not fit
);
create index on accommodation (room_id);

-- Contracts ------------------------------------------------------------------------------------------------------

create table contract (
  id integer primary key,
  hotel_id integer not null references hotel on delete cascade,
  name text not null,
  currency char(3) not null,
  single_share basis_points not null, -- one adult pays this share of the double price
  third_adult_share basis_points not null, -- each adult from the third on, of one adult's half
  infant_share basis_points not null default 0, -- each infant, of one adult's half
  child_default_share basis_points not null default 10000, -- a child no rule names, of one adult's half
  release_days integer not null default 0 -- closer to arrival than this the allotment is on request
);
create index on contract (hotel_id);

-- Nightly price of the room for two adults. For one room, meal and night of one contract there is at most one season.
create table contract_season (
  id integer primary key,
  contract_id integer not null references contract on delete cascade,
  room_id integer not null references room on delete cascade,
  meal_id integer not null references meal,
  date_from date not null, -- first night
  date_to date not null, -- last night
  double_amount integer not null check (double_amount > 0),
  min_nights integer not null default 1, -- by the season of the first night, as the three below
  max_nights integer not null default 30,
  arrival_days integer not null default 127 check (arrival_days between 1 and 127), -- bit 0 Monday … bit 6 Sunday
  check (date_to >= date_from)
);
create index on contract_season (contract_id);
create index on contract_season (room_id);

-- Reduction of the n-th child, counted from the oldest; the first rule that holds its age wins.
create table contract_child (
  id integer primary key,
  contract_id integer not null references contract on delete cascade,
  child_position integer not null check (child_position between 1 and 4),
  age_from integer not null, -- whole years, from 2
  age_to integer not null,
  share basis_points not null -- of one adult's half; 0 = free
);
create index on contract_child (contract_id);

create table contract_early_booking (
  id integer primary key,
  contract_id integer not null references contract on delete cascade,
  book_from date not null,
  book_to date not null,
  stay_from date not null, -- the day of arrival lies within
  stay_to date not null,
  discount basis_points not null check (discount between 1 and 9000)
);
create index on contract_early_booking (contract_id);

create table contract_stay_pay (
  id integer primary key,
  contract_id integer not null references contract on delete cascade,
  stay_nights integer not null, -- exactly this many nights …
  pay_nights integer not null check (pay_nights between 1 and stay_nights - 1), -- … of which the first so many are paid
  stay_from date not null, -- the day of arrival lies within
  stay_to date not null
);
create index on contract_stay_pay (contract_id);

-- Mandatory and dated: a gala dinner on a night of the stay. Infants are free.
create table contract_supplement (
  id integer primary key,
  contract_id integer not null references contract on delete cascade,
  date date not null,
  name localised not null,
  adult_amount integer not null,
  child_amount integer not null
);
create index on contract_supplement (contract_id);

-- Nights that cannot be sold; the narrower columns may be null (= all of them).
create table stop_sale (
  id integer primary key,
  hotel_id integer not null references hotel on delete cascade,
  room_id integer references room on delete cascade,
  meal_id integer references meal,
  accommodation_id integer references accommodation on delete cascade,
  date_from date not null,
  date_to date not null,
  check (date_to >= date_from)
);
create index on stop_sale (hotel_id);

-- Rooms that Solstice may confirm at once on each of these nights; where none are left the offer is on request.
create table allotment (
  id integer primary key,
  room_id integer not null references room on delete cascade,
  date_from date not null,
  date_to date not null,
  rooms integer not null check (rooms >= 0),
  check (date_to >= date_from)
);
create index on allotment (room_id);

-- Transport ------------------------------------------------------------------------------------------------------

create table carrier (
  code char(2) primary key,
  name text not null
);

create table flight_leg (
  id integer primary key,
  carrier_code char(2) not null references carrier,
  flight_number text not null,
  from_airport char(3) not null references airport,
  to_airport char(3) not null references airport,
  departs_at timestamp not null, -- local time of the airport of departure
  arrives_at timestamp not null, -- local time of the airport of arrival
  class_id integer not null default 1, -- 1 economy, 2 business, 3 comfort, 4 premium
  freight_external integer not null check (freight_external in (0, 2)), -- 0 charter, 2 regular
  seats_total integer not null,
  seats_free integer not null check (seats_free between 0 and seats_total),
  is_on_request boolean not null default false,
  currency char(3) not null,
  adult_amount integer not null,
  child_amount integer not null, -- 2 to 11 years; older children pay as adults
  infant_amount integer not null -- younger than 2, on a lap
);
create index on flight_leg (from_airport, to_airport, departs_at);

-- Tours ----------------------------------------------------------------------------------------------------------

create table program_type (
  id integer primary key, -- programTypeInc; 1552 shows no name, 1 and 147 no icon
  name text not null unique, -- Standard, EARLY BOOKING, RETURN TO DIFFERENT CITY …
  url text
);

create table service (
  id integer primary key,
  name localised not null,
  kind text not null check (kind in ('transfer', 'insurance', 'fee')), -- a fee cannot be left out
  currency char(3) not null,
  adult_amount integer not null,
  child_amount integer not null, -- 2 years and more
  infant_amount integer not null,
  is_per_night boolean not null default false
);

-- What joins a departure town, a destination and the legs between them.
create table tour (
  id integer primary key, -- tourInc
  name localised not null,
  departure_town_id integer not null references departure_town,
  state_id integer not null references state,
  program_type_id integer not null references program_type,
  packet_type integer not null default 0 check (packet_type in (0, 2)), -- 0 with flight, 2 hotel only
  nights_from integer not null check (nights_from >= 1),
  nights_to integer not null check (nights_to between nights_from and 30),
  valid_from date not null, -- day of departure
  valid_to date not null,
  internal_currency char(3) not null
);
create index on tour (departure_town_id, state_id);

create table tour_service (
  tour_id integer not null references tour on delete cascade,
  service_id integer not null references service,
  position integer not null default 0,
  primary key (tour_id, service_id)
);

create table markup (
  market text not null,
  packet_type integer not null check (packet_type in (0, 2)),
  share basis_points not null, -- added to every line: 1200 = 12 %
  primary key (market, packet_type)
);

-- The operator's own rate: units of `currency` for one euro, from this day on.
create table exchange_rate (
  currency char(3) not null,
  date date not null,
  per_euro numeric(18, 6) not null check (per_euro > 0),
  primary key (currency, date)
);
