import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, compactDate, dayIn } from '#lib/plain-date.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { timesOf } from './measure/figures.ts';
import { startServer, stopGently } from './measure/server.ts';

const root = join(import.meta.dirname, '..');
const turkiye = 3;
/** As many people as there may be; no two of the parties are the same, for an answer that was given once is remembered. */
const bigParty = (number: number) => ({
  ADULT: '12',
  CHILD: '4',
  AGES: [number % 12, Math.floor(number / 12) % 12, 9, 11].sort((a, b) => a - b).join(','),
});
const everyStay = { NIGHTMIN: '1', NIGHTMAX: '30' };
const hungUpAfterMs = 300;

/** What the heaviest questions cost, and what an ordinary search feels of them. */
export const benchmark: Benchmark = {
  title: '12 adults and 4 children, any day and 1 to 30 nights; and an ordinary search beside such questions',
  run: async ({ repeats, isQuick, say }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'solstice-heavy-'));
    // PostgreSQL may run under another account, which must be able to enter.
    await chmod(dataDir, 0o755);
    say('starting the server on the demo operator …');
    const env = { DATA_DIR: dataDir, RATE_LIMITS: '0', LOG_LEVEL: 'error' };
    const server = await startServer([process.execPath, 'server/main.ts'], { cwd: root, env });
    try {
      const paths = await pathsOn(`http://localhost:${server.port}`);
      return await measure(paths, { repeats, seconds: isQuick ? 3 : 8 }, say);
    } finally {
      await stopGently(server.process);
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

type Paths = Awaited<ReturnType<typeof pathsOn>>;

/** A town that flies to Türkiye, and the questions from there. */
async function pathsOn(origin: string) {
  const towns = (await (await fetch(`${origin}/core/search/TownFroms`)).json()) as { townFrom: number }[];
  const town = String(towns[0]!.townFrom);
  const today = dayIn(new Date(), 'UTC');
  const calendarFrom = (townFrom: string, number: number) => ({
    ...bigParty(number),
    ...everyStay,
    townFrom,
    state: String(turkiye),
    from: addDays(today, 1),
    to: addDays(today, 360),
  });
  const searchFrom = (TOWNFROM: string, firstDay: number, lastDay: number) => ({
    TOWNFROM,
    STATEINC: String(turkiye),
    CHECKIN_BEG: compactDate(addDays(today, firstDay)),
    CHECKIN_END: compactDate(addDays(today, lastDay)),
  });
  const at = (path: string, parameters: Record<string, string>) =>
    `${origin}${path}?${new URLSearchParams(parameters)}`;
  let asked = 0;
  return {
    calendar: () => at('/core/search/Calendar', calendarFrom(town, asked++)),
    hotelCalendar: () => at('/core/search/Calendar', calendarFrom('1', asked++)),
    country: () =>
      at('/core/search', {
        SEARCH_TYPE: 'hotel',
        ...searchFrom('1', 1, 60),
        ...bigParty(asked++),
        ...everyStay,
      }),
    ordinary: () => at('/core/search', { ...ordinaryFrom(asked++), ADULT: '2' }),
  };

  /** A week in the coming months, and some nights. */
  function ordinaryFrom(number: number) {
    const day = 30 + (number % 90);
    const nights = 5 + (Math.floor(number / 90) % 8);
    return { ...searchFrom(town, day, day + 6), NIGHTMIN: String(nights), NIGHTMAX: String(nights + 4) };
  }
}

/** How long an answer takes; a refusal is told by its status. */
async function ask(url: string, signal?: AbortSignal): Promise<{ ms: number; status: number }> {
  const begin = performance.now();
  const response = await fetch(url, signal ? { signal } : {});
  await response.arrayBuffer();
  return { ms: performance.now() - begin, status: response.status };
}

async function measure(
  { calendar, hotelCalendar, country, ordinary }: Paths,
  { repeats, seconds }: { repeats: number; seconds: number },
  say: (line: string) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (let i = 0; i < 20; i++) await ask(ordinary());
  const heavies = [
    { of: 'calendar by air', url: calendar, atMost: 1_000 },
    { of: 'calendar without flight', url: hotelCalendar, atMost: undefined },
    { of: 'hotels of Türkiye', url: country, atMost: 1_500 },
  ];
  for (const { of, url, atMost } of heavies) {
    const times: number[] = [];
    for (let i = 0; i < repeats; i++) {
      const { ms, status } = await ask(url());
      if (status !== 200) throw new Error(`${of} was answered with ${status}`);
      times.push(ms);
    }
    measurements.push(...timesOf(of, times, atMost === undefined ? {} : { p50: atMost }));
    const again = url();
    await ask(again);
    measurements.push({ of, name: 'asked again', value: (await ask(again)).ms, unit: 'ms' });
    say(`${of}: ${times.map(Math.round).join(', ')} ms`);
  }

  const besides = [
    { of: 'ordinary search alone', beside: async () => {} },
    {
      of: 'beside two heavy ones that run',
      beside: (over: Over) => twice(() => keepAsking(country, over)),
    },
    { of: 'beside six heavy ones hung up', beside: (over: Over) => keepHangingUp(hotelCalendar, over) },
  ];
  for (const { of, beside } of besides) {
    const over = { isOver: false };
    const besideIt = beside(over);
    const times = await askOrdinary(ordinary, seconds);
    over.isOver = true;
    await besideIt;
    measurements.push(...timesOf(of, times, { p95: 200 }));
    say(`${of}: ${times.length} answers`);
  }

  const crowd = await Promise.all(Array.from({ length: 10 }, () => ask(hotelCalendar())));
  const refused = crowd.filter(({ status }) => status === 503).map(({ ms }) => ms);
  measurements.push({ name: 'of ten at once refused', value: refused.length, unit: 'count' });
  return [...measurements, ...timesOf('refusal of a heavy question', refused, { p95: 100 })];
}

type Over = { isOver: boolean };

/** The address of a question that nobody has asked yet. */
type NewQuestion = () => string;

async function askOrdinary(url: NewQuestion, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const { ms, status } = await ask(url());
    if (status !== 200) throw new Error(`An ordinary search was answered with ${status}`);
    times.push(ms);
    await sleep(20);
  }
  return times;
}

const twice = (work: () => Promise<void>) => Promise.all([work(), work()]).then(() => {});

async function keepAsking(url: NewQuestion, over: Over): Promise<void> {
  while (!over.isOver) await ask(url());
}

async function keepHangingUp(url: NewQuestion, over: Over): Promise<void> {
  while (!over.isOver) {
    const signal = AbortSignal.timeout(hungUpAfterMs);
    await Promise.all(Array.from({ length: 6 }, () => ask(url(), signal).catch(() => {})));
  }
}
