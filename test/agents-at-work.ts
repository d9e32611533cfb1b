import { pino } from 'pino';
import { afterAll, expect } from 'vitest';
import type { z } from 'zod';
import { type Call, pathOf } from '#calls/call.ts';
import { roomPrices } from '#calls/hotel.ts';
import { openLiveCatalogue } from '#domain/catalogue/live-catalogue.ts';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { formOf, testApp } from '#server/test-app.ts';
import { agents } from './accounts-app.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSearchChoice } from './search-choice.ts';
import { addSecondFactor, addSmallAgencies, beginSession } from './small-agencies.ts';

export type Who = Record<string, string>;

const june = {
  ...{ STATEINC: '3', TOWNFROM: '2', CHECKIN_BEG: '20270605', CHECKIN_END: '20270605' },
  ...{ ADULT: '2', CHILD: '0', CURRENCY: 'EUR' },
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

  /** Makes a call as somebody; a form of nobody comes from a page of ours. */
  async function ask(call: Call, fields: Record<string, string>, who: Who = {}) {
    const path = agents + pathOf(call);
    if (call.method === 'GET') return app.ask(`${path}?${new URLSearchParams(fields)}`, { headers: who });
    const form = formOf(fields);
    return app.ask(path, { ...form, headers: { ...form.headers, ...who } as Who });
  }

  /** What a call tells that has to be answered. */
  async function told<C extends Call>(
    call: C,
    fields: Record<string, string>,
    who?: Who,
  ): Promise<z.output<C['answer']>> {
    const answer = await ask(call, fields, who);
    expect([call.name, answer.status]).toEqual([call.name, answer.status === 204 ? 204 : 200]);
    return answer.status === 204 ? (undefined as z.output<C['answer']>) : answer.json();
  }

  /** Claims of different choices of a hotel for two in June, the cheapest first. */
  async function claimsOf(hotel: number, nights = '7') {
    const stay = { HOTEL_INC: `${hotel}`, NIGHTMIN: nights, NIGHTMAX: nights };
    const { prices } = await told(roomPrices, { ...june, ...stay });
    return prices.map(({ cat_Claim }) => cat_Claim);
  }

  return {
    ...{ db, catalogue, app, mail, people, clock, startApp, session, ask, told, claimsOf },
    anna: await session(people.anna),
    paul: await session(people.paul),
    ilze: await session(people.ilze),
  };
}
