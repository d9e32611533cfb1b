import { Agent, request } from 'node:http';
import { demoAgencies } from '#demo/accounts/demo-agencies.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { withDemoServer } from './measure/demo-server.ts';
import { timesOf } from './measure/figures.ts';

const guesses = 10_000;
const addresses = 100;
const pairs = 200;
const atOnce = 8;

const known = demoAgencies[0].people[1].email;

type Answer = { status: number; body: string; ms: number };
type Guess = { email: string; from: string };

/** Passwords are guessed at one account and at many, and an e-mail that somebody has is asked for beside one that nobody has. */
export const benchmark: Benchmark = {
  title: `${guesses} guesses from ${addresses} addresses at one account, and at as many; what known e-mails tell`,
  run: ({ isQuick, say }) =>
    withDemoServer(
      async ({ port }) => {
        const guess = guessAt(port);
        const count = isQuick ? guesses / 20 : guesses;
        say('known and unknown e-mails, side by side …');
        const told = await askInPairs(guess, isQuick ? pairs / 10 : pairs);
        say(`${count} guesses at one account …`);
        const one = await burst(count, (n) => guess({ email: known, from: addressOf(1, n % addresses) }));
        say(`${count} guesses at ${count} accounts …`);
        const many = await burst(count, (n) =>
          guess({ email: `agent${n}@nobody.example`, from: addressOf(2, n % addresses) }),
        );
        return [...told, ...tried('at one account', one), ...tried('at many accounts', many)];
      },
      { isLimited: true },
    ),
};

/** A computer has all addresses of 127.0.0.0/8: each stands for a stranger. */
const addressOf = (burstNumber: number, n: number) => `127.0.${burstNumber}.${n + 1}`;

function guessAt(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  return ({ email, from }: Guess): Promise<Answer> =>
    new Promise((settle, fail) => {
      const begun = performance.now();
      const headers = {
        host: `agent.localhost:${port}`,
        origin: `http://agent.localhost:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
      };
      const asked = { host: '127.0.0.1', port, path: '/api/auth/sign-in', method: 'POST', headers };
      const sent = request({ ...asked, agent, localAddress: from }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString();
        settle({ status: response.statusCode ?? 0, body, ms: performance.now() - begun });
      });
      sent.on('error', fail);
      sent.end(`${new URLSearchParams({ email, password: 'correct horse battery' })}`);
    });
}

/** Each pair has accounts and an address of its own, so that no limit answers in place of the password. */
async function askInPairs(guess: (guess: Guess) => Promise<Answer>, count: number): Promise<Measurement[]> {
  const people = demoAgencies.flatMap((agency) => agency.people.map(({ email }) => email)).slice(2);
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  const perAccount = 4; // one fewer than an account may be guessed at
  for (let n = 0; n < Math.min(count, people.length * perAccount); n++) {
    const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? people[n % people.length]! : `nobody${n}@nobody.example`;
      const answer = await guess({ email, from: addressOf(3, n) });
      times[kind].push(answer.ms);
      answers.add(`${answer.status} ${withoutItsRequest(answer.body)}`);
    }
  }
  return [
    {
      name: 'different answers to known and unknown e-mails',
      value: answers.size,
      unit: 'count',
      target: { atMost: 1 },
    },
    ...timesOf('a known e-mail, a wrong password', times.known),
    ...timesOf('an unknown e-mail', times.unknown),
  ];
}

/** The number of a request is another one each time. */
const withoutItsRequest = (body: string) => body.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '…');

async function burst(count: number, shoot: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const shooter = async () => {
    while (next < count) answers.push(await shoot(next++));
  };
  await Promise.all(Array.from({ length: atOnce }, shooter));
  return answers;
}

function tried(of: string, answers: readonly Answer[]): Measurement[] {
  const withStatus = (status: number) => answers.filter((answer) => answer.status === status);
  const heldUp = withStatus(429);
  return [
    { of, name: 'passwords that were looked at', value: withStatus(401).length, unit: 'count' },
    { of, name: 'held up', value: heldUp.length, unit: 'count' },
    {
      of,
      name: 'anything else',
      value: answers.length - withStatus(401).length - heldUp.length,
      unit: 'count',
      target: { atMost: 0 },
    },
    ...(heldUp.length > 0
      ? timesOf(
          `${of}, held up`,
          heldUp.map(({ ms }) => ms),
        )
      : []),
  ];
}
