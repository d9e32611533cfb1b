import type { Client, Reply } from './client.ts';
import { fieldOf } from './client.ts';
import type { Finding } from './finding.ts';
import { freshAddress, newAccount, newEmail, tokenOf } from './people.ts';

/** Something that is sent again and again, from as many connections. */
export type Flood = {
  name: string;
  connections: number;
  send: (nth: number) => Promise<Reply>;
  /** What stands at the end of it, beside that nothing broke. */
  judge: (replies: readonly Reply[]) => Promise<Finding[]>;
};

const manyIds = 210_000;
const mostKept = 400;
/** An address may be wrong so often in five minutes, and a /48 sixteen times as often. */
const mostGuesses = 5;

/** Lists without an end, made-up keys, and guesses from the addresses of one network (B, C). */
export async function floods(client: Client): Promise<Flood[]> {
  return [
    await longLists(client),
    await mergedLists(client),
    madeUpResets(client),
    guessesOfOneNetwork(client),
    countedPictures(client),
  ];
}

const nothingElse = async () => [];

const ids = (first: number, count: number) =>
  Array.from({ length: count }, (_, nth) => first + nth).join(',');

async function longLists(client: Client): Promise<Flood> {
  const token = await tokenOf(client, await newAccount(client));
  const value = ids(1, manyIds);
  return {
    name: `lists of ${manyIds} values`,
    connections: 2,
    send: () => setNotify(client, token, { value }),
    judge: async (replies) => [
      {
        name: 'B: lists of 210,000 values that were taken',
        value: replies.filter(({ status }) => status === 200).length,
        atMost: 0,
      },
    ],
  };
}

async function mergedLists(client: Client): Promise<Flood> {
  const token = await tokenOf(client, await newAccount(client));
  return {
    name: 'lists that are merged',
    connections: 2,
    send: (nth) => setNotify(client, token, { value: ids(1 + nth * mostKept, mostKept), before: '0' }),
    judge: async () => {
      const kept = await client.ask({
        path: '/api/MyOffice/GetNotify?key=favorites',
        from: freshAddress(),
        token,
      });
      const value = `${fieldOf(kept, 'value') ?? ''}`.split(',').length;
      return [{ name: 'B: values that an account keeps after many merges', value, atMost: mostKept }];
    },
  };
}

const setNotify = (client: Client, token: string, form: Record<string, string>) =>
  client.ask({
    path: '/api/MyOffice/SetNotify',
    from: freshAddress(),
    token,
    form: { key: 'favorites', ...form },
  });

const madeUpResets = (client: Client): Flood => ({
  name: 'made-up resets from one address',
  connections: 60,
  send: (nth) =>
    client.ask({
      path: nth % 2 ? '/api/auth/reset-password' : '/api/auth/invitation',
      from: '203.0.113.77',
      form: { token: `Made-up-key-number-${nth}-AbCdEf`, name: 'Anna', password: `a long password ${nth}` },
    }),
  judge: async (replies) => [
    {
      name: 'C: made-up keys that were taken',
      value: replies.filter(({ status }) => status === 200).length,
      atMost: 0,
    },
  ],
});

const guessesOfOneNetwork = (client: Client): Flood => ({
  name: 'guesses from one /64',
  connections: 20,
  send: (nth) =>
    client.ask({
      path: '/api/auth/sign-in',
      from: `2001:db8:77:1::${(nth + 1).toString(16)}`,
      form: { email: newEmail('nobody'), password: 'a wrong password' },
    }),
  judge: async (replies) => [
    {
      name: 'C: guesses from one /64 that were not held up',
      value: replies.filter(({ status }) => status === 401).length,
      atMost: mostGuesses,
    },
  ],
});

const countedPictures = (client: Client): Flood => ({
  name: 'questions for the photo archive',
  connections: 8,
  send: (nth) => client.ask({ path: `/b2c/photo-archive?nth=${nth}`, from: freshAddress() }),
  judge: nothingElse,
});
