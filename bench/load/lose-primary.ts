import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenDatabase } from '#db/open.ts';
import type { Loss } from '#test/failing-over.ts';
import type { BenchmarkOptions, Measurement } from '../benchmark.ts';
import { isReady } from '../measure/server.ts';
import { asked, visit } from './lose-worker.ts';
import type { Mixed } from './mixed-pages.ts';
import { type OpenedForm, openForms } from './open-forms.ts';
import type { ScaledDemo, ScaledServer } from './scaled-demo.ts';
import type { Told } from './steady-visitors.ts';

const perSecond = { pages: 8, searches: 15, forms: 5 };
/** So long nobody takes the place of the primary: what watches it has to be sure first. */
const awayMs = 3_000;

/** What visitors notice of a primary that is lost, and what becomes of their forms. */
export async function losePrimary(
  { losePrimary: lose, promote }: ScaledDemo,
  { port, origin }: ScaledServer,
  { pages, searches }: Mixed,
  loss: Loss,
  { isQuick, say }: BenchmarkOptions,
): Promise<Measurement[]> {
  const seconds = isQuick ? 14 : 30;
  const forms = await openForms(origin, perSecond.forms * seconds);
  const streams = [
    { name: 'pages', perSecond: perSecond.pages, asked: asked(pages) },
    { name: 'searches', perSecond: perSecond.searches, asked: asked(searches) },
    { name: 'forms', perSecond: perSecond.forms, asked: forms },
  ];
  const visited = visit({ port, seconds, streams }, say);
  await sleep(3_000);
  const lostAt = Date.now();
  await lose(loss);
  await sleep(awayMs - (Date.now() - lostAt));
  const promoting = Date.now();
  const database = await promote();
  const promotedAt = Date.now();
  while (!(await isReady(port)) && Date.now() - promotedAt < 60_000) await sleep(20);
  const readyAt = Date.now();
  const told = await visited;
  const of = `the primary ${loss === 'killed' ? 'is killed' : 'falls silent'}`;
  const toldOf = (name: string) => told.filter(({ stream }) => stream === name);
  for (const { stream, status = 'no answer', ms } of told)
    if (stream !== 'forms' && status !== 200) say(`${of}: ${stream}: ${status} after ${ms} ms`);
  const accepted = toldOf('forms').filter(({ status, beganAt }) => status === 200 && beganAt >= promotedAt);
  return [
    { of, name: 'nobody took its place', value: promoting - lostAt, unit: 'ms' },
    { of, name: 'until the replica had', value: promotedAt - promoting, unit: 'ms' },
    { of, name: 'then a form was accepted', value: firstEnd(accepted) - promotedAt, unit: 'ms' },
    { of, name: 'then all was ready', value: readyAt - promotedAt, unit: 'ms' },
    ...['pages', 'searches'].flatMap((name) => whatAskersSaw(`${of}: ${name}`, toldOf(name))),
    ...(await whatBecameOf(`${of}: forms`, { port, forms, told: toldOf('forms'), database, say })),
  ];
}

const firstEnd = (told: readonly Told[]) => Math.min(...told.map(({ beganAt, ms }) => beganAt + ms));

const whatAskersSaw = (of: string, told: readonly Told[]): Measurement[] => [
  { of, name: 'asked', value: told.length, unit: 'count' },
  {
    of,
    name: 'failed',
    value: told.filter(({ status }) => status !== 200).length,
    unit: 'count',
    target: { atMost: 0 },
  },
  { of, name: 'longest wait', value: Math.max(...told.map(({ ms }) => ms)), unit: 'ms' },
];

type Sent = {
  port: number;
  forms: readonly OpenedForm[];
  told: readonly Told[];
  database: OpenDatabase;
  say: (line: string) => void;
};

/** Who was told to try again does so, with the same form; then each is in the database once. */
async function whatBecameOf(of: string, { port, forms, told, database, say }: Sent): Promise<Measurement[]> {
  const refused = told.filter(({ status }) => status === 503);
  const others = told.filter(({ status }) => status !== 200 && status !== 503);
  const stored = async () => {
    const rows = await database.db.selectFrom('feedback').select('request_key').execute();
    return rows.map((row) => row.request_key);
  };
  const storedFirst = new Set(await stored());
  const lost = told.filter(({ nth, status }) => status === 200 && !storedFirst.has(forms[nth]!.requestKey));
  const again = refused.map(({ nth }) => forms[nth]!);
  const streams = [{ name: 'again', perSecond: 20, asked: again }];
  const toldAgain = again.length > 0 ? await visit({ port, seconds: again.length / 20, streams }, say) : [];
  const storedLast = await stored();
  const target = { atMost: 0 };
  const count = (name: string, value: number, isBad = true): Measurement => ({
    of,
    name,
    value,
    unit: 'count',
    ...(isBad && { target }),
  });
  return [
    count('sent', told.length, false),
    count('told to try again', refused.length, false),
    count('told otherwise', others.length),
    count('lost what was typed', refused.filter(({ isKept }) => !isKept).length),
    count('accepted and lost', lost.length),
    count('refused again', toldAgain.filter(({ status }) => status !== 200).length),
    count('missing, or there twice', Math.abs(told.length - others.length - storedLast.length)),
    { of, name: 'longest wait', value: Math.max(...told.map(({ ms }) => ms)), unit: 'ms' },
  ];
}
