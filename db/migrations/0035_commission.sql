-- What agencies earn on what they sell, and what they add to it for their own clients.
create table commission_plan (
  id integer primary key,
  name text not null, -- for the operator and the agency
  is_default boolean not null default false -- of agencies that nothing else is said of; one at most
);

-- A version holds from its moment until the next one begins. From then on it never changes: it was sold by.
create table commission_version (
  id integer primary key,
  commission_plan_id integer not null references commission_plan on delete cascade,
  version integer not null check (version > 0),
  starts_at timestamp not null, -- in UTC
  share basis_points not null check (share <= 10000), -- of trips that no rule is about
  unique (commission_plan_id, version) deferrable initially deferred
);

-- A share of its own for a country, a program, days of departure, or several of these at once.
create table commission_rule (
  id integer primary key,
  commission_version_id integer not null references commission_version on delete cascade,
  state_id integer, -- by its number: countries and programs go, and what was sold by this rule stays
  tour_id integer,
  departs_from date,
  departs_to date,
  share basis_points not null check (share <= 10000),
  check ((departs_from is null) = (departs_to is null)),
  check (departs_from <= departs_to)
);
create index on commission_rule (commission_version_id);

-- The plan of an agency; without one it has that of its head office.
create table agency_commission (
  agency_inc integer primary key references agency on delete cascade,
  commission_plan_id integer not null -- by its number: one that is there no more is none
);

-- What an agency, or a manager of it, adds to prices for their own clients: a share, or sums.
create table agent_markup (
  id integer generated always as identity primary key,
  agency_inc integer unique references agency on delete cascade,
  manager_inc integer unique references manager on delete cascade,
  share basis_points check (share <= 5000), -- null: the sums
  check (num_nonnulls(agency_inc, manager_inc) = 1)
);

create table agent_markup_sum (
  agent_markup_id integer not null references agent_markup on delete cascade,
  currency char(3) not null,
  amount integer not null check (amount > 0), -- a trip, in minor units
  primary key (agent_markup_id, currency)
);
