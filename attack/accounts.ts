import type { Benchmark, Measurement } from '#bench/benchmark.ts';
import { timesOf } from '#bench/measure/figures.ts';
import { summarise } from '#bench/measure/percentiles.ts';
import { type Client, openClient, type Reply } from './accounts/client.ts';
import type { Finding } from './accounts/finding.ts';
import { type Flood, floods } from './accounts/floods.ts';
import { attackKeys } from './accounts/keys.ts';
import { attackLocks } from './accounts/locks.ts';
import { attackMails } from './accounts/mails.ts';
import { attackSmall } from './accounts/small.ts';
import { startHealthProbe } from './measure/health-probe.ts';
import { ordinarySearches } from './requests/ordinary-requests.ts';
import { reconnoitre } from './target/reconnoitre.ts';
import { startTarget, type Target } from './target/start-target.ts';

type Size = {
  /** Accounts whose sign-ins race with each way to end them. */
  rounds: number;
  floodSeconds: number;
  /** Figures of time have targets. */
  isTimed: boolean;
};
const usual: Size = { rounds: 6, floodSeconds: 10, isTimed: true };
const quick: Size = { rounds: 1, floodSeconds: 2, isTimed: false };

/** An ordinary search may take so many times as long beside a flood as beside nobody. */
const timesAsLong = 5;
/** Below it, a ratio is about the machine. */
const noticeableMs = 20;
const searchesPerSecond = 10;

const tagManager = 'https://tags.example/tag.js';

type Attack = { target: Target; client: Client; size: Size; say: (line: string) => void };

/** Accounts, agencies and quotes: races, floods, keys, mails, and what is small. */
export const attack: Benchmark = {
  title: 'accounts: sign-ins that race, lists and guesses without end, keys in logs, mails, ended sessions',
  run: async ({ isQuick, dataDir, say }) => {
    const size = isQuick ? quick : usual;
    say('starting the built server on the demo operator …');
    const target = await startTarget(dataDir, { LOG_LEVEL: 'info', TAG_MANAGER: tagManager });
    const client = openClient(target.port, target.operatorToken);
    try {
      return await attackAccounts({ target, client, size, say });
    } finally {
      client.close();
      await target.stop();
    }
  },
};

async function attackAccounts(attacking: Attack): Promise<Measurement[]> {
  const { target, client, size, say } = attacking;
  say('locks …');
  const locks = await attackLocks(client, size);
  say('keys …');
  const keys = await attackKeys({ client, tagManager, logged: target.logged });
  say('mails …');
  const mails = await attackMails(client);
  say('small …');
  const small = await attackSmall({ client, port: target.port });
  const beside = await searchesUnderFloods(attacking);
  const { errors, strays } = target.log();
  for (const line of [...errors.slice(0, 10), ...strays.slice(0, 10)]) say(`logged: ${line.slice(0, 200)}`);
  return [
    ...[...locks, ...keys, ...mails, ...small].map(measured),
    ...beside,
    measured({ name: 'errors in the log', value: errors.length, atMost: 0 }),
    measured({ name: 'lines beside the log', value: strays.length, atMost: 0 }),
  ];
}

const measured = ({ name, value, atMost }: Finding): Measurement => ({
  name,
  value,
  unit: 'count',
  target: { atMost },
});

/** Ordinary searches beside nobody, then beside each flood. */
async function searchesUnderFloods({ target, client, size, say }: Attack): Promise<Measurement[]> {
  const paths = ordinarySearches(await reconnoitre(target.port));
  const watch = () =>
    startHealthProbe({ port: target.port, paths, perSecond: searchesPerSecond, from: '198.19.3' });
  say('a search beside nobody …');
  await untilOver(watch(), size.floodSeconds); // what is asked first is remembered afterwards
  const quiet = await untilOver(watch(), size.floodSeconds);
  const before = Math.max(noticeableMs, summarise(quiet.latencies).p95);
  const measurements = timesOf('a search beside nobody', quiet.latencies);
  for (const flood of await floods(client)) {
    say(`a search beside ${flood.name} …`);
    const end = watch();
    const replies = await send(flood, size.floodSeconds);
    const { latencies, failures } = await end();
    const of = `a search beside ${flood.name}`;
    const broken = replies.filter(isFault);
    measurements.push(
      ...timesOf(of, latencies),
      {
        of,
        name: 'p95 / p95 before',
        value: summarise(latencies).p95 / before,
        unit: '×',
        ...(size.isTimed ? { target: { atMost: timesAsLong } } : {}),
      },
      { of, name: 'not 200', value: failures, unit: 'count', target: { atMost: 0 } },
      { of, name: 'sent', value: replies.length, unit: 'count', target: { atLeast: 1 } },
      { of, name: 'broken', value: broken.length, unit: 'count', target: { atMost: 0 } },
      ...(await flood.judge(replies)).map(measured),
    );
  }
  return measurements;
}

async function untilOver(end: () => Promise<{ latencies: number[]; failures: number }>, seconds: number) {
  await new Promise((settle) => setTimeout(settle, seconds * 1_000));
  return end();
}

async function send({ connections, send: sendOne }: Flood, seconds: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const one = async () => {
    while (performance.now() < end) replies.push(await sendOne(sent++));
  };
  await Promise.all(Array.from({ length: connections }, one));
  return replies;
}

/** Who is busy says when to come again; a large body may be cut off. */
const isFault = ({ status, headers }: Reply) =>
  status >= 500 && !(status === 503 && headers['retry-after'] !== undefined);
