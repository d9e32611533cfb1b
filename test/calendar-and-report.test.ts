import { expect, onTestFinished, test, vi } from 'vitest';
import { agentCalendar } from '#calls/agent-calendar.ts';
import { agentReport } from '#calls/agent-report.ts';
import { agentRequests, changeAgentRequest } from '#calls/agent-requests.ts';
import { pathOf } from '#calls/call.ts';
import { addToQuote, saveQuote, sendQuote } from '#calls/quotes.ts';
import { agents } from './accounts-app.ts';
import type { Who } from './calls-as.ts';
import { openRequestsAtWork } from './requests-at-work.ts';

const { db, clock, startApp, ask, told, claimOf, send, anna, paul, ilze } = await openRequestsAtWork();

vi.setConfig({ testTimeout: 30_000 });

test('the calendar has departures of open requests and of quoted offers, each of anyone who may see them', async () => {
  const [open, closed] = [await send(paul), await send(paul)];
  await told(changeAgentRequest, { request: closed, state: 'closed' }, paul);
  const { quote } = await told(addToQuote, { claim: await claimOf(2), quote: '0' }, paul);
  const asked = { from: '2027-06-01', to: '2027-06-30' };
  const { entries } = await told(agentCalendar, asked, paul);
  const found = entries.map(({ day, kind, of, number }) => [day, kind, of, number].join(' '));
  expect(found).toContain(`2027-06-05 departure request ${open}`);
  expect(found).toContain(`2027-06-05 departure quote ${quote}`);
  expect(found.join()).not.toContain(`request ${closed}`);
  expect(found.join()).not.toContain('held'); // nothing says here for how long prices are held
  const numbers = (await told(agentCalendar, asked, ilze)).entries.map(({ number }) => `${number}`);
  expect(numbers).not.toContain(open);
  expect(numbers).not.toContain(`${quote}`);
  expect((await told(agentCalendar, { from: '2027-07-01', to: '2027-07-31' }, paul)).entries).toEqual([]);
});

test('the last day of a quote stands in the calendar of anyone who may see it, once it was sent', async () => {
  clock.now = new Date('2026-12-02T10:00:00Z');
  const { quote } = await told(addToQuote, { claim: await claimOf(2), quote: '0' }, paul);
  const asked = { from: '2026-12-01', to: '2026-12-31' };
  const ends = async (who: Who | undefined) =>
    (await told(agentCalendar, asked, who)).entries.filter(({ kind }) => kind === 'valid');
  expect(await ends(paul)).toEqual([]);
  const said = { quote: `${quote}`, quoteLang: 'en', title: 'June', client: 'Vera' };
  await told(saveQuote, { ...said, validUntil: '2026-12-20' }, paul);
  await told(sendQuote, { quote: `${quote}` }, paul);
  const entry = {
    day: '2026-12-20',
    kind: 'valid',
    of: 'quote',
    number: quote,
    name: 'June',
    client: 'Vera',
  };
  expect([await ends(paul), await ends(anna), await ends(ilze)]).toEqual([[entry], [entry], []]);
});

test('where prices are held for some days, the last of them stands in the calendar', async () => {
  const holding = await startApp({ claimMaxAge: 48 });
  onTestFinished(holding.close);
  clock.now = new Date('2026-12-10T10:00:00Z');
  const number = await send(paul);
  const path = `${agents}${pathOf(agentCalendar)}?from=2026-12-01&to=2026-12-31`;
  const answer = await holding.ask(path, { headers: paul });
  const { entries } = agentCalendar.answer.parse(await answer.json());
  expect(entries).toContainEqual(
    expect.objectContaining({ day: '2026-12-12', kind: 'held', of: 'request', number: Number(number) }),
  );
});

test.each([
  ['to', { from: '2026-12-02', to: '2026-12-01' }],
  ['to', { from: '2026-01-01', to: '2026-12-31' }],
  ['from', { from: 'soon', to: '2026-12-01' }],
])('a calendar with a wrong %s is refused with its name', async (field, wrong) => {
  const answer = await ask(agentCalendar, wrong, paul);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [{ field }]]);
});

test('a report counts requests and quoted offers of its days by group and currency, with what is earned by the plan', async () => {
  clock.now = new Date('2026-12-15T10:00:00Z');
  const claim = await claimOf(2);
  for (const who of [paul, paul, ilze]) await send(who, { claim });
  await told(addToQuote, { claim, quote: '0' }, paul);
  const day = { from: '2026-12-15', to: '2026-12-15' };
  const { total } = (await told(agentRequests, { sentFrom: day.from, sentTo: day.to }, paul)).requests[0]!;
  const byManager = await told(agentReport, { ...day, by: 'manager' }, anna);
  expect(byManager.rows).toMatchObject([
    {
      name: 'Paul Novak',
      currency: 'EUR',
      requests: 2,
      requestsSum: 2 * total,
      offers: 1,
      offersSum: total,
      commission: null,
    },
    { name: 'Ilze Kalnina', requests: 1, requestsSum: total, offers: 0 },
  ]);
  await db.insertInto('commission_plan').values({ id: 1, name: 'Basic', is_default: true }).execute();
  const begun = '2026-01-01 00:00:00';
  const version = { id: 1, commission_plan_id: 1, version: 1, starts_at: begun, share: 1000 };
  await db.insertInto('commission_version').values(version).execute();
  const byMonth = await told(agentReport, { ...day, by: 'month' }, paul);
  const earned = 2 * Math.round(total / 10);
  expect(byMonth.rows).toMatchObject([{ group: '2026-12', requests: 2, commission: earned }]);
  const byCountry = await told(agentReport, { ...day, by: 'country' }, anna);
  expect(byCountry.rows).toMatchObject([{ group: '3', requests: 3, offers: 1 }]);
  const before = { from: '2026-12-14', to: '2026-12-14' };
  expect((await told(agentReport, { ...before, by: 'month' }, anna)).rows).toEqual([]);
});

test.each([
  ['by', { by: 'hotel', from: '2026-12-01', to: '2026-12-01' }],
  ['to', { by: 'month', from: '2026-12-02', to: '2026-12-01' }],
  ['to', { by: 'month', from: '2026-01-01', to: '2027-01-03' }],
])('a report with a wrong %s is refused with its name', async (field, wrong) => {
  const answer = await ask(agentReport, wrong, paul);
  expect([answer.status, (await answer.json()).errors]).toMatchObject([400, [{ field }]]);
});
