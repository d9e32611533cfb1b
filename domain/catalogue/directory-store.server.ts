import type { Kysely, Selectable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { CancellationStep, Directory, HotelEntry, ItineraryEnds, ServiceEntry } from './directory.ts';
import type { Part } from './read-parts.ts';

const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** The names of things, by the tables they are read from. */
export const directoryParts: Part<Directory>[] = [
  { tables: ['state', 'region', 'town', 'airport', 'departure_town'], read: readPlaces },
  { tables: ['hotel', 'hotel_attribute', 'image'], read: async (db) => ({ hotels: await readHotels(db) }) },
  { tables: ['room', 'accommodation', 'star', 'meal', 'attribute'], read: readRoomNames },
  { tables: ['departure_country', 'currency'], read: readWorldNames },
  { tables: ['carrier', 'tour', 'program_type', 'service', 'contract_supplement'], read: readTourNames },
  { tables: ['tour_type', 'ufilter', 'excursion_tour'], read: readTourChoices },
  { tables: ['excursion_tour_day', 'cruise_program', 'cruise_program_day'], read: readItineraryEnds },
  { tables: ['cancellation_terms', 'cancellation_step'], read: readCancellationTerms },
];

async function readPlaces(db: Kysely<DB>) {
  const airports = await db
    .selectFrom('airport')
    .select([
      'code',
      'iso2',
      'name',
      'town_name as townName',
      'latitude',
      'longitude',
      'time_zone as timeZone',
    ])
    .execute();
  return {
    states: byId(
      await db
        .selectFrom('state')
        .select([
          'id',
          'name',
          'iso2',
          'slug',
          'image',
          'visa_required as visaRequired',
          'is_priority as isPriority',
          'is_cruise as isCruise',
        ])
        .execute(),
    ),
    regions: byId(
      await db.selectFrom('region').select(['id', 'name', 'slug', 'state_id as stateId']).execute(),
    ),
    towns: byId(
      await db.selectFrom('town').select(['id', 'name', 'slug', 'region_id as regionId']).execute(),
    ),
    airports: new Map(airports.map((airport) => [airport.code, airport])),
    departureTowns: byId(
      await db
        .selectFrom('departure_town')
        .select(['id', 'name', 'name_from as nameFrom', 'market', 'slug'])
        .select(['airport_code as airportCode', 'is_main as isMain'])
        .execute(),
    ),
  };
}

async function readHotels(db: Kysely<DB>): Promise<Directory['hotels']> {
  const images = Map.groupBy(
    await db
      .selectFrom('image')
      .select(['hotel_id', 'src'])
      .where('room_id', 'is', null)
      .where('position', '<', 6)
      .orderBy('hotel_id')
      .orderBy('position')
      .execute(),
    (row) => row.hotel_id,
  );
  const attributes = Map.groupBy(
    await db.selectFrom('hotel_attribute').select(['hotel_id', 'attribute_id as id', 'value']).execute(),
    (row) => row.hotel_id,
  );
  const hotels = await db
    .selectFrom('hotel')
    .select([
      'id',
      'name',
      'slug',
      'town_id as townId',
      'star_id as starId',
      'on_sale as onSale',
      'latitude',
      'longitude',
      'rating_tenths as ratingTenths',
      'rating_count as ratingCount',
    ])
    .execute();
  const entries: HotelEntry[] = hotels.map((hotel) => ({
    ...hotel,
    images: (images.get(hotel.id) ?? []).map((image) => image.src),
    attributes: (attributes.get(hotel.id) ?? []).map(({ id, value }) => ({ id, value })),
  }));
  return byId(entries);
}

async function readRoomNames(db: Kysely<DB>) {
  const accommodations = await db.selectFrom('accommodation').select(['id', 'name']).execute();
  return {
    rooms: byId(
      await db
        .selectFrom('room')
        .select(['id', 'name', 'hotel_id as hotelId', 'area_m2 as areaM2', 'beds', 'view'])
        .execute(),
    ),
    accommodations: new Map(accommodations.map((row) => [row.id, row.name])),
    stars: byId(await db.selectFrom('star').select(['id', 'name', 'position']).execute()),
    meals: byId(await db.selectFrom('meal').select(['id', 'code', 'name', 'note', 'position']).execute()),
    attributes: byId(
      await db
        .selectFrom('attribute')
        .select(['id', 'code', 'name', 'kind', 'icon', 'is_filter as isFilter', 'position'])
        .execute(),
    ),
  };
}

async function readTourNames(db: Kysely<DB>) {
  const carriers = await db.selectFrom('carrier').select(['code', 'name', 'number']).execute();
  const services = await db
    .selectFrom('service')
    .select(['id', 'name', 'kind', 'cancellation_terms_id as cancellationTermsId'])
    .execute();
  const programTypes = await db.selectFrom('program_type').select(['id', 'name', 'url']).execute();
  const supplements = await db.selectFrom('contract_supplement').select(['id', 'name']).execute();
  return {
    carriers: new Map(carriers.map((carrier) => [carrier.code, carrier])),
    tours: byId(
      await db
        .selectFrom('tour')
        .select([
          'id',
          'name',
          'program_type_id as programTypeId',
          'tour_type_id as tourTypeId',
          'excursion_tour_id as excursionTourId',
        ])
        .execute(),
    ),
    programTypes: byId(programTypes.map((row) => ({ ...row, url: row.url ?? '' }))),
    services: byId(services as ServiceEntry[]), // the table's check allows no other kinds
    supplements: new Map(supplements.map((row) => [row.id, row.name])),
  };
}

async function readCancellationTerms(db: Kysely<DB>) {
  const terms = await db.selectFrom('cancellation_terms').select('id').execute();
  const steps = Map.groupBy(
    await db.selectFrom('cancellation_step').selectAll().execute(),
    (row) => row.cancellation_terms_id,
  );
  return { cancellationTerms: new Map(terms.map(({ id }) => [id, (steps.get(id) ?? []).map(stepOf)])) };
}

type StepRow = Selectable<DB['cancellation_step']>;

const stepOf = ({ days_before, share, amount, currency }: StepRow): CancellationStep => ({
  daysBefore: days_before,
  ...(amount === null || currency === null ? { share: share ?? 0 } : { amount, currency }),
});

async function readWorldNames(db: Kysely<DB>) {
  const countries = await db.selectFrom('departure_country').select(['id', 'iso2', 'name']).execute();
  const currencies = await db.selectFrom('currency').select(['code', 'inc', 'name']).execute();
  return {
    departureCountries: new Map(countries.map((country) => [country.iso2, country])),
    currencies: new Map(currencies.map((currency) => [currency.code, currency])),
  };
}

async function readTourChoices(db: Kysely<DB>) {
  return {
    tourTypes: byId(await db.selectFrom('tour_type').select(['id', 'name']).execute()),
    ufilters: byId(
      await db.selectFrom('ufilter').select(['id', 'name', 'note', 'url', 'position']).execute(),
    ),
    excursionTours: byId(
      await db
        .selectFrom('excursion_tour')
        .select(['id', 'slug', 'state_id as stateId', 'title', 'type', 'is_active as isActive'])
        .execute(),
    ),
  };
}

async function readItineraryEnds(db: Kysely<DB>) {
  const tours = await db
    .selectFrom('excursion_tour_day')
    .select(['excursion_tour_id as id', 'nights', 'title'])
    .orderBy('day')
    .execute();
  const voyages = await db
    .selectFrom('cruise_program_day')
    .innerJoin('cruise_program', 'cruise_program.id', 'cruise_program_day.program_id')
    .distinctOn('cruise_program.id')
    .select(['hotel_id as id', 'nights', 'cruise_program_day.title as title'])
    .orderBy('cruise_program.id')
    .orderBy('day', 'desc')
    .execute();
  const itineraryEnds: ItineraryEnds = new Map(
    tours.map(({ id, nights, title }) => [`excursion ${id} ${nights}`, title]), // a later day replaces an earlier one
  );
  // Voyages of one length that end in different ports say nothing of an offer, which names its liner alone.
  const ofLiners = Map.groupBy(voyages, ({ id, nights }) => `liner ${id} ${nights}` as const);
  for (const [key, [first, ...others]] of ofLiners)
    if (first && others.every(({ title }) => title.en === first.title.en))
      itineraryEnds.set(key, first.title);
  return { itineraryEnds };
}
