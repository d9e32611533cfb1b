import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { registerLookups } from '#api/core-lookups.ts';
import { registerTickets } from '#api/core-tickets.ts';
import { testApi } from '#api/test-api.ts';
import { airportInc } from '#domain/tickets/airport-inc.ts';
import { addDays } from '#lib/plain-date.ts';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { askedOf } from '#web/search/query/asked-of.ts';
import { flightForm } from '#web/search/query/flight-form.ts';
import { readFlights } from '#web/search/query/flight-question.ts';
import { TargetField } from '#web/search/wizard/airport-fields.tsx';
import { loadFlightOptions } from '#web/search/wizard/flight-options.ts';
import { FlightPeopleField } from '#web/search/wizard/flight-people-field.tsx';
import { addMoreFlights } from './more-flights.ts';
import { openTestCatalogue } from './open-test-catalogue.ts';
import { openTestDatabase } from './open-test-database.ts';
import { pageContext } from './page-context.ts';
import { addSmallOperator, firstSaturday } from './small-operator.ts';

// What fields of the wizard of flights make of what the calls answer about a route.

const database = await openTestDatabase();
const { db } = database;
const nextSaturday = addDays(firstSaturday, 7);
const charterAfterTheLastWayBack = {
  freight_external: 0,
  departs_at: `${nextSaturday} 06:10`,
  arrives_at: `${nextSaturday} 09:50`,
};

await addSmallOperator(db);
await addMoreFlights(db);
const flight = await db.selectFrom('flight_leg').selectAll().where('id', '=', 903).executeTakeFirstOrThrow();
await db
  .insertInto('flight_leg')
  .values({ ...flight, ...charterAfterTheLastWayBack, id: 905 })
  .execute();
const catalogue = await openTestCatalogue(database);

const [riga, antalya, istanbul] = ['RIX', 'AYT', 'IST'].map(airportInc) as [number, number, number];

/** What the wizard of an address of flights begins with, and may choose from. */
async function wizardAt(query: string) {
  const dependencies = { db, catalogue, claimSecret: 'a secret that is long enough for a test' };
  const { ask } = testApi((api) => {
    registerLookups(api, dependencies);
    registerTickets(api, dependencies);
  });
  const context = pageContext(ask, new Date('2026-11-21T10:00:00Z'));
  const said = readFlights(askedOf({ context, url: new URL(`/avia?${query}`, 'http://localhost') }));
  const options = await loadFlightOptions(context, said);
  return { form: flightForm(said, options.route), options, change: () => {} };
}

const drawn = (field: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator('en')}>
      {field}
    </I18nProvider>,
  );

test('a trip can be turned round where one can also leave from its target, and nowhere else [W-2.5-03]', async () => {
  const swapTo = async (target: number) => {
    const { form, ...field } = await wizardAt(`airFrom=${riga}&airTo=${target}`);
    expect(form.target, 'it is flown to').toBe(target);
    return /<button(?=[^>]*aria-label="Swap)[^>]*>/.exec(
      drawn(<TargetField form={form} {...field} hydrated />),
    )?.[0];
  };
  expect(await swapTo(antalya)).not.toContain('disabled');
  expect(await swapTo(istanbul)).toContain('disabled');
});

test('where no day has a flight a departure is in a week all the same [W-4-13]', async () => {
  const { form, options } = await wizardAt(`airFrom=${riga}&airTo=${istanbul}`);
  expect(options.route).toMatchObject({ target: istanbul, isCharter: true });
  expect(options.route.days.out).not.toMatch(/[^05]/);
  expect(form.dateFrom).toBe('2026-11-28');
});

test('classes are economy, business, comfort and premium, as far as they are flown, and all of them [W-3.2-22]', async () => {
  const classesTo = async (target: number, classId = 1) => {
    const field = await wizardAt(`airFrom=${riga}&airTo=${target}&classId=${classId}`);
    const [, select = ''] =
      /<select[^>]*name="classId"[^>]*>(.*?)<\/select>/.exec(
        drawn(<FlightPeopleField {...field} hydrated={false} />),
      ) ?? [];
    return [...select.matchAll(/<option value="(\d)"[^>]*>([^<]+)/g)].map(([, id, name]) => `${id} ${name}`);
  };
  expect(await classesTo(antalya)).toEqual(['1 Economy']);
  await db.updateTable('flight_leg').set({ class_id: 2 }).where('id', '=', 901).execute();
  await db.updateTable('flight_leg').set({ class_id: 3 }).where('id', '=', 902).execute();
  await db.updateTable('flight_leg').set({ class_id: 4 }).where('id', '=', 905).execute();
  await catalogue.refresh();
  expect(await classesTo(antalya)).toEqual(['1 Economy', '2 Business', '3 Comfort', '5 Any class']);
  expect(await classesTo(istanbul, 4)).toEqual(['2 Business', '4 Premium', '5 Any class']);
});
