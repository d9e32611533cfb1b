import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, type Reply, textOf } from './client.ts';

/** An account that the attack has made, with its password. */
export type Account = { email: string; password: string };

let made = 0;
const run = randomBytes(4).toString('hex');

/** Another address for each that asks: the limits of addresses are attacked elsewhere. */
export function freshAddress(): string {
  made++;
  return `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
}

/** Asks again where the server says that it is busy, as it may while it hashes. */
export async function patiently(ask: () => Promise<Reply>): Promise<Reply> {
  for (let time = 0; ; time++) {
    const reply = await ask();
    if (reply.status !== 503 || time >= 20) return reply;
    await sleep(300);
  }
}

export const newPassword = () => `${randomBytes(9).toString('base64url')}-Aa1`;

export const newEmail = (name = 'someone') => `${name}-${run}-${++made}@mail.example`;

/** Makes an account as a traveller does: by the link of a mail. */
export async function newAccount(client: Client, email = newEmail()): Promise<Account> {
  const from = freshAddress();
  const asked = await client.ask({
    path: '/api/auth/create-account',
    from,
    form: { name: 'Anna Hill', email, origin: 'http://localhost', consent: '1' },
  });
  if (asked.status !== 200) throw new Error(`No account was made: ${asked.status} ${asked.body}`);
  const password = newPassword();
  const token = await linkTo(client, email);
  const set = await patiently(() =>
    client.ask({ path: '/api/auth/reset-password', from, form: { token, password } }),
  );
  if (set.status !== 200) throw new Error(`No password was set: ${set.status} ${set.body}`);
  return { email, password };
}

/** The key in the newest mail with a link for a new password. */
export async function linkTo(client: Client, email: string, nth = 1): Promise<string> {
  const mails = await client.mailsTo(email, nth);
  const token = /\/auth\/reset-password\/([\w-]+)/.exec(mails[0] ?? '')?.[1];
  if (token === undefined) throw new Error(`No link was mailed to ${email}`);
  return token;
}

type SignIn = Account & { host?: string; from?: string };

/** Signs in; the answer has a token, or a ticket where a second factor is on. */
export const signIn = (
  client: Client,
  { email, password, host = 'localhost', from = freshAddress() }: SignIn,
) => client.ask({ path: '/api/auth/sign-in', host, from, form: { email, password } });

export async function tokenOf(client: Client, account: SignIn): Promise<string> {
  const reply = await patiently(() => signIn(client, account));
  const token = textOf(reply, 'token');
  if (token === '') throw new Error(`${account.email} could not sign in: ${reply.status} ${reply.body}`);
  return token;
}

/** How many of these tokens still open their session. */
export async function countLiving(client: Client, tokens: readonly string[]): Promise<number> {
  const statuses = await Promise.all(
    tokens.map(async (token) => {
      const { status } = await client.ask({ path: '/api/auth/traveller', from: freshAddress(), token });
      return status;
    }),
  );
  return statuses.filter((status) => status === 200).length;
}
