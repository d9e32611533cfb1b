import { beforeEach, expect, test, vi } from 'vitest';
import { allSites } from '#sites/all-sites.ts';
import CallBackPage, { loader as openCallBack } from '#web/call-back/call-back-page.tsx';
import { siteContext } from '#web/context/context.ts';
import { notSent } from '#web/parts/form/form-answer.ts';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { mayReplace, toKeep } from '#web/parts/form/form-texts.ts';
import { begin, openAccounts } from './accounts-app.ts';
import { personPage, shop } from './person-page.ts';
import { renderPage } from './render-page.tsx';
import { beginSession } from './small-agencies.ts';

// A form that asks who it is of knows anyone who is signed in, and shows it in its fields.

const { db, people, app } = await openAccounts();

vi.setConfig({ testTimeout: 60_000 });

const { personId, managerId } = people.anna;
const now = new Date(begin);

const say = (phones: string) => db.updateTable('person').set({ phones }).where('id', '=', personId).execute();
await db
  .updateTable('manager')
  .set({ email: 'Anna.Hill@shore.example' })
  .where('inc', '=', managerId)
  .execute();
beforeEach(() => say('+371 2000 0001, +371 2000 0002'));

const anna = {
  FIELD_NAME: 'Anna Hill',
  FIELD_EMAIL: 'Anna.Hill@shore.example',
  FIELD_PHONE: '+37120000001',
};

const asTraveller = async () => ({
  caller: { kind: 'traveller' as const, personId, sessionId: 1 },
  token: await beginSession(db, { personId, managerId: undefined }, now, 'b2c-com'),
});
const asManager = async () => ({
  siteId: 'agent-com',
  caller: {
    kind: 'manager' as const,
    personId,
    agencyId: people.shore,
    managerId,
    isAdministrator: false,
    sessionId: 1,
  },
  token: await beginSession(db, { personId, managerId }, now, 'agent-com'),
});

/** It reads no more of what a loader is given. */
const open = (context: ReturnType<typeof personPage>) =>
  openCallBack({ context, url: new URL(`${shop}/call-back`) } as unknown as Parameters<
    typeof openCallBack
  >[0]);

test.each([
  ['traveller', asTraveller],
  ['agent', asManager],
])(
  'the form of a %s who is signed in has the name, the e-mail and the first phone of the account',
  async (_, who) => {
    expect((await open(personPage(app, await who()))).opened).toMatchObject({ known: anna });
  },
);

test('a traveller who has said a phone of their own has that one in the form', async () => {
  const own = (own_phone: string | null) =>
    db.updateTable('person').set({ own_phone }).where('id', '=', personId).execute();
  await own('+37129999999');
  const known = async (who: typeof asTraveller | typeof asManager) =>
    (await open(personPage(app, await who()))).opened?.known?.FIELD_PHONE;
  expect([await known(asTraveller), await known(asManager)]).toEqual(['+37129999999', anna.FIELD_PHONE]);
  await own('');
  expect(await known(asTraveller)).toBe('');
  await own(null);
});

test('a visitor is nobody that a form knows, and a session that is over is a visitor’s', async () => {
  expect((await open(personPage(app))).opened).not.toHaveProperty('known');
  const over = { ...(await asTraveller()), token: 'x'.repeat(43) };
  expect((await open(personPage(app, over))).opened).not.toHaveProperty('known');
});

test('a phone that the market does not take is not shown, and one that it takes is shown as its field writes it', async () => {
  const phoneAt = async (id: string) => {
    const context = personPage(app, await asTraveller());
    context.set(siteContext, allSites.find((one) => one.id === id)!);
    return (await open(context)).opened?.known?.FIELD_PHONE;
  };
  await say('+79161234567');
  expect(await phoneAt('b2c-ru')).toBe('+7 (916) 123 45 67');
  expect(await phoneAt('b2c-by')).toBe('+79161234567');
  await say('+7916');
  expect(await phoneAt('b2c-by')).toBe('');
  await say('89161234567');
  expect(await phoneAt('b2c-com')).toBe('');
  await say('');
  expect(await phoneAt('b2c-com')).toBe('');
});

/** The values of the fields of the page, as it is rendered without scripts. */
async function fieldsOf(actionData?: FormOutcome) {
  const loaderData = await open(personPage(app, await asTraveller()));
  const props = { loaderData, actionData } as unknown as Parameters<typeof CallBackPage>[0]; // it reads no more
  const { html } = await renderPage('/call-back', <CallBackPage {...props} />);
  return Object.fromEntries(
    [...html.matchAll(/<input[^>]* name="(FIELD_(?:NAME|PHONE|EMAIL))"[^>]*>/g)].map(([tag, name]) => [
      name,
      / value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
}

test('the fields are filled in before scripts have come; what was sent stands over what the account says', async () => {
  expect(await fieldsOf()).toEqual(anna);
  const typed = {
    FIELD_NAME: 'Vera',
    FIELD_PHONE: '',
    FIELD_EMAIL: 'vera@mail',
    FIELD_ADDITIONAL: '',
    FIELD_AGREE: '',
    requestKey: crypto.randomUUID(),
    pass: 'pass',
    website: '',
  };
  const { FIELD_NAME, FIELD_PHONE, FIELD_EMAIL } = typed;
  expect(await fieldsOf(notSent(typed))).toEqual({ FIELD_NAME, FIELD_PHONE, FIELD_EMAIL });
});

test('the tab of a device keeps what was typed, not the account, and shows it in place of the account', () => {
  const shown = { FIELD_NAME: 'Anna Hill', FIELD_EMAIL: 'vera@mail.example', pass: 'pass' };
  expect(toKeep(shown, anna)).toEqual({ ...shown, FIELD_NAME: '' });
  expect(toKeep(shown)).toEqual(shown);
  expect(mayReplace('', 'Anna Hill')).toBe(true);
  expect(mayReplace('Anna Hill', 'Anna Hill')).toBe(true);
  expect(mayReplace('Vera', 'Anna Hill')).toBe(false);
});
