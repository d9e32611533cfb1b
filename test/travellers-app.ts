import { afterAll, expect, vi } from 'vitest';
import { memoryMail } from '#integrations/mail/memory-mail.ts';
import { formOf, readableLog } from '#server/test-app.ts';
import { afterMailTo, bearer, openAccounts } from './accounts-app.ts';

export const shop = 'http://localhost:3000';
export const olivia = {
  name: 'Olivia Berg',
  email: 'olivia@traveller.example',
  password: 'Seven Swans a-Swimming',
};
/** What she asks for an account with. */
export const wanted = { name: olivia.name, email: olivia.email, consent: '1', origin: shop };

type Form = Record<string, string>;

export const linkIn = (text: string) => /^http.*$/m.exec(text)![0];
export const tokenIn = (text: string) => /reset-password\/([\w-]{43})/.exec(text)![1]!;

/** Accounts where one for travellers can be asked for and opened, in an application that mails and logs; closed when the file has run. */
export async function openTravellers() {
  // A password costs tens of milliseconds by design, and several times that on a busy machine.
  vi.setConfig({ testTimeout: 60_000 });
  const { db, people, startApp } = await openAccounts();
  const mail = memoryMail();
  const { lines, log } = readableLog();
  const app = await startApp({ mail, log });
  await app.ready();
  afterAll(() => app.close());

  function post(path: string, form: Form, { at = shop, headers = {} as Form, to = app } = {}) {
    const sent = formOf(form);
    return to.ask(`${at}/api/auth/${path}`, { ...sent, headers: { ...sent.headers, ...headers } as Form });
  }
  const account = (token: string, at = shop) =>
    app.ask(`${at}/api/auth/traveller`, { headers: bearer(token) });

  /** The text of the mail with a link that somebody gets for what `order` asks, once its link works. */
  async function mailed(order: () => Response | Promise<Response>, email = olivia.email): Promise<string> {
    await afterMailTo(db, email, async () => expect((await order()).status).toBe(200));
    return mail.sent.findLast(({ to, text }) => to === email && text.includes('/auth/'))!.text;
  }

  async function signIn({ email, password }: Pick<typeof olivia, 'email' | 'password'> = olivia, at = shop) {
    const answer = await post('sign-in', { email, password }, { at });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { token: string }).token;
  }

  /** Olivia has an account, whatever the test before has done with it. */
  async function openAccount() {
    const token = tokenIn(await mailed(() => post('create-account', wanted)));
    expect((await post('reset-password', { token, password: olivia.password })).status).toBe(200);
  }

  function expectNothingLogged() {
    const text = lines.join('');
    expect(text).not.toBe('');
    for (const secret of [olivia.email, olivia.password, 'Olivia', 'traveller.example'])
      expect(text).not.toContain(secret);
  }

  return {
    db,
    people,
    startApp,
    app,
    mail,
    post,
    account,
    mailed,
    signIn,
    openAccount,
    expectNothingLogged,
  };
}
