import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { type Client, type Reply, textOf } from './client.ts';
import type { Finding } from './finding.ts';
import {
  type Account,
  countLiving,
  freshAddress,
  linkTo,
  newAccount,
  newPassword,
  patiently,
  signIn,
  tokenOf,
} from './people.ts';

/** Within what one account may get wrong: those who guess are held up elsewhere. */
const together = 4;

/** Sessions never outlive what they were opened by, and identities are counted once (A, E). */
export async function attackLocks(client: Client, { rounds }: { rounds: number }): Promise<Finding[]> {
  let [changed, reset, activated] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    changed += await raceWithChange(client, round);
    reset += await raceWithReset(client, round);
    activated += await raceWithSecondFactor(client, round);
  }
  return [
    { name: 'A: sessions of an old password that outlive its change', value: changed, atMost: 0 },
    { name: 'A: sessions of an old password that outlive its reset', value: reset, atMost: 0 },
    { name: 'A: sessions without a code that outlive a second factor', value: activated, atMost: 0 },
    await spellings(client),
  ];
}

/** Sign-ins that begin a little before, with and after what ends the old password. */
async function signInsDuring(client: Client, account: Account, round: number, end: () => Promise<Reply>) {
  const signing = Array.from({ length: together }, async (_, nth) => {
    await sleep(((nth + round) % together) * 15);
    return signIn(client, account);
  });
  await sleep((round % 3) * 20);
  const ended = await patiently(end);
  if (ended.status !== 200) throw new Error(`It was not changed: ${ended.status} ${ended.body}`);
  const replies = await Promise.all(signing);
  return replies.map((reply) => textOf(reply, 'token')).filter(Boolean);
}

async function raceWithChange(client: Client, round: number): Promise<number> {
  const account = await newAccount(client);
  const token = await tokenOf(client, account);
  const form = { current: account.password, password: newPassword() };
  const tokens = await signInsDuring(client, account, round, () =>
    client.ask({ path: '/api/auth/change-password', from: freshAddress(), token, form }),
  );
  return countLiving(client, tokens);
}

async function raceWithReset(client: Client, round: number): Promise<number> {
  const account = await newAccount(client);
  const form = { email: account.email, origin: 'http://localhost' };
  await client.ask({ path: '/api/auth/forgot-password', from: freshAddress(), form });
  const token = await linkTo(client, account.email, 2);
  const tokens = await signInsDuring(client, account, round, () =>
    client.ask({
      path: '/api/auth/reset-password',
      from: freshAddress(),
      form: { token, password: newPassword() },
    }),
  );
  return countLiving(client, tokens);
}

async function raceWithSecondFactor(client: Client, round: number): Promise<number> {
  const account = await newAccount(client);
  const token = await tokenOf(client, account);
  const factor = '/api/auth/second-factor';
  await client.ask({ path: `${factor}/begin`, from: freshAddress(), token, form: {} });
  const key = textOf(await client.ask({ path: factor, from: freshAddress(), token }), 'key');
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  const tokens = await signInsDuring(client, account, round, () =>
    client.ask({
      path: `${factor}/confirm`,
      from: freshAddress(),
      token,
      form: { code, password: account.password },
    }),
  );
  return countLiving(client, tokens);
}

/** Whoever has guessed as often as one may is held up, however the address is spelt. */
async function spellings(client: Client): Promise<Finding> {
  const email = `ilse.kis-${Date.now().toString(36)}@mail.example`;
  const { password } = await newAccount(client, email);
  const spelt = [
    email,
    email.toUpperCase(),
    email.replaceAll('i', 'İ'),
    email.replaceAll('i', 'ı'),
    email.replaceAll('k', '\u212A'),
    email.replaceAll('s', 'ſ'),
    email.replace('ilse', 'ｉｌｓｅ'),
    ` ${email} `,
  ];
  for (let guess = 0; guess < 6; guess++) await signIn(client, { email, password: 'a wrong password' });
  const replies = await Promise.all(
    spelt.map((each) => patiently(() => signIn(client, { email: each, password }))),
  );
  return {
    name: 'E: spellings of an address that sign in where its guesses are used up',
    value: replies.filter(({ status }) => status === 200).length,
    atMost: 0,
  };
}
