import { pino } from 'pino';
import { afterAll } from 'vitest';
import { roomPrices } from '#calls/hotel.ts';
import { openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { testApp } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import { callsAs, type Who } from './calls-as.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';

const june = {
  STATEINC: '3',
  TOWNFROM: '2',
  CHECKIN_BEG: '20270605',
  CHECKIN_END: '20270605',
  ADULT: '2',
  CHILD: '0',
  CURRENCY: 'EUR',
};

/** The small agencies with something to sell: their people at work, each in a session, and a clock that a test may set. */
export async function openAgentsAtWork() {
  const database = await openTestDatabase();
  const { db, connection } = database;
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const mail = memoryMail();
  await addSearchChoice(db);
  const people = await addSmallAgencies(db);
  await addSecondFactor(db, people.anna.personId, clock.now); // an administrator has one
  const log = pino({ level: 'silent' });
  const catalogue = await openLiveCatalogue({ db, connection, clock: () => clock.now, log });
  const startApp = async (more: Parameters<typeof testApp>[1] = {}) => {
    const started = await testApp(database, { catalogue, clock: () => clock.now, mail, ...more });
    await started.ready();
    return started;
  };
  const app = await startApp();
  afterAll(async () => {
    await app.close();
    await catalogue.close();
  });

  const session = async (who: { personId: number; managerId: number }): Promise<Who> => ({
    authorization: `Bearer ${await beginSession(db, who, clock.now)}`,
  });

  const { ask, told } = callsAs(() => app, agents);

  /** Claims of different choices of a hotel for two in June, the cheapest first. */
  async function claimsOf(hotel: number, nights = '7') {
    const stay = { HOTEL_INC: `${hotel}`, NIGHTMIN: nights, NIGHTMAX: nights };
    const { prices } = await told(roomPrices, { ...june, ...stay });
    return prices.map(({ cat_Claim }) => cat_Claim);
  }

  return {
    db,
    catalogue,
    app,
    mail,
    people,
    clock,
    startApp,
    session,
    ask,
    told,
    claimsOf,
    anna: await session(people.anna),
    paul: await session(people.paul),
    ilze: await session(people.ilze),
  };
}
