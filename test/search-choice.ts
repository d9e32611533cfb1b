import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { plainDate } from '#lib/plain-date.ts';
import { named } from './named.ts';
import { addSmallExcursionTour } from './small-excursion-tour.ts';
import { addSmallLiner } from './small-liner.ts';
import { addSmallOperator } from './small-operator.ts';
import { addSmallServices } from './small-services.ts';
import { addTourWords } from './tour-words.ts';

const season = { valid_from: plainDate('2027-06-05'), valid_to: plainDate('2027-09-30') };
const nights = { nights_from: 3, nights_to: 14 };
const ofTuerkiye = { state_id: 3, program_type_id: 1552, internal_currency: 'EUR', ...season, ...nights };

/**
 * Everything that the main search can look for, beside the small operator with its excursion tour, liner and services:
 * - from Riga, tour 303 sells hotel 2 alone as EARLY BOOKING, of type 13 and with the word 1, without a transfer;
 * - from Riga, tour 601 is a program of the boat on the Nile (6), an excursion tour by ship, with hotel 1 alone;
 * - the liner Blue Pearl sails on Saturdays for seven nights at €80, from Riga (911) and from the port (910);
 * - on the first Saturday the charter to Antalya has business seats (class 2), and so has the one a week later back;
 * - regular flights leave Riga on Monday 7 June and Antalya a week later; a charter on request on Wednesday 9 June;
 * - airBaltic, which flies the charters, has the number 7, Test Regular the number 9.
 */
export async function addSearchChoice(db: Kysely<DB>): Promise<void> {
  await addSmallOperator(db);
  await addSmallExcursionTour(db);
  await addSmallLiner(db);
  await addSmallServices(db);
  await addTours(db);
  await addSailings(db);
  await addFlights(db);
  await addDetails(db);
}

async function addTours(db: Kysely<DB>) {
  await db.insertInto('program_type').values({ id: 15, name: 'EARLY BOOKING', url: '/early' }).execute();
  await addTourWords(db);
  await db
    .insertInto('excursion_tour')
    .values({ id: 6, slug: 'nile', state_id: 3, title: named('On the Nile', 'По Нилу'), type: 'cruise' })
    .execute();
  await db
    .insertInto('tour')
    .values([
      {
        ...ofTuerkiye,
        id: 303,
        departure_town_id: 2,
        packet_type: 0,
        name: named('Early'),
        program_type_id: 15,
        tour_type_id: 13,
      },
      {
        ...ofTuerkiye,
        id: 601,
        departure_town_id: 2,
        packet_type: 1,
        name: named('Nile'),
        excursion_tour_id: 6,
      },
    ])
    .execute();
  await db
    .insertInto('tour_hotel')
    .values([
      { tour_id: 303, hotel_id: 2 },
      { tour_id: 601, hotel_id: 1 },
    ])
    .execute();
  await db
    .insertInto('tour_ufilter')
    .values([
      { tour_id: 303, ufilter_id: 1 },
      { tour_id: 303, ufilter_id: 2 },
    ])
    .execute();
}

async function addSailings(db: Kysely<DB>) {
  await db
    .insertInto('contract')
    .values({
      id: 90,
      hotel_id: 90,
      name: 'Sailings',
      currency: 'EUR',
      single_share: 8_000,
      third_adult_share: 8_000,
      child_default_share: 5_000,
    })
    .execute();
  await db
    .insertInto('contract_season')
    .values({
      id: 901,
      contract_id: 90,
      room_id: 900,
      meal_id: 2,
      date_from: season.valid_from,
      date_to: season.valid_to,
      double_amount: 8_000,
      min_nights: 7,
      max_nights: 7,
      arrival_days: 0b0100000,
    })
    .execute();
  const cruise = { ...ofTuerkiye, state_id: 90, name: named('Aegean') };
  await db
    .insertInto('tour')
    .values([
      { ...cruise, id: 910, departure_town_id: 1, packet_type: 2 },
      { ...cruise, id: 911, departure_town_id: 2, packet_type: 0 },
    ])
    .execute();
}

async function addFlights(db: Kysely<DB>) {
  const out = { from_airport: 'RIX', to_airport: 'AYT' };
  const back = { from_airport: 'AYT', to_airport: 'RIX' };
  const times = (day: string, departs: string, arrives: string) => ({
    departs_at: `${day} ${departs}`,
    arrives_at: `${day} ${arrives}`,
  });
  const fare = (euros: number) => ({
    currency: 'EUR',
    adult_amount: euros * 100,
    child_amount: euros * 75,
    infant_amount: 1_000,
  });
  const charter = { carrier_code: 'BT', freight_external: 0, seats_total: 180, seats_free: 40 };
  const business = { ...charter, class_id: 2, seats_free: 3, ...fare(300) };
  const regular = { ...charter, carrier_code: 'TR', freight_external: 2, ...fare(100) };
  await db.updateTable('carrier').set({ number: 7 }).where('code', '=', 'BT').execute();
  await db.insertInto('carrier').values({ code: 'TR', name: 'Test Regular', number: 9 }).execute();
  await db
    .insertInto('flight_leg')
    .values([
      { id: 801, flight_number: '717', ...out, ...times('2027-06-05', '06:10', '09:50'), ...business },
      { id: 802, flight_number: '718', ...back, ...times('2027-06-12', '10:45', '14:30'), ...business },
      { id: 803, flight_number: '91', ...out, ...times('2027-06-07', '12:00', '15:40'), ...regular },
      { id: 804, flight_number: '92', ...back, ...times('2027-06-14', '16:00', '19:45'), ...regular },
      {
        id: 805,
        flight_number: '93',
        ...out,
        ...times('2027-06-09', '12:00', '15:40'),
        ...charter,
        ...fare(100),
        is_on_request: true,
        seats_free: 0,
      },
      {
        id: 806,
        flight_number: '94',
        ...back,
        ...times('2027-06-16', '16:00', '19:45'),
        ...charter,
        ...fare(100),
      },
    ])
    .execute();
}

async function addDetails(db: Kysely<DB>) {
  await db
    .updateTable('room')
    .set({ area_m2: 24, beds: named('1 double', '1 двуспальная') })
    .where('id', '=', 10)
    .execute();
  await db
    .insertInto('attribute')
    .values({ id: 1_000_231, code: 'badge', name: named('Note', 'Отметка'), kind: 'text', position: 9 })
    .execute();
  await db
    .insertInto('hotel_attribute')
    .values({ hotel_id: 1, attribute_id: 1_000_231, value: 'Opened in 2026' })
    .execute();
}
