import { beforeEach, expect, test, vi } from 'vitest';
import type { Principal } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import CallBackPage, { loader as openCallBack } from '#web/parts/call-back/call-back-page.tsx';
import type { ContactOutcome } from '#web/parts/form/contact-outcome.ts';
import { mayReplace, toKeep } from '#web/parts/form/form-texts.ts';
import { callerContext, siteContext } from '#web/visit/context.ts';
import { agents, bearer, begin, openAccounts } from './accounts-app.ts';
import { drawPage } from './draw-page.tsx';
import { pageContext } from './page-context.ts';
import { beginSession } from './small-agencies.ts';

// A form that asks who it is of knows whoever is signed in, and shows it in its fields.

const { db, people, app } = await openAccounts();

vi.setConfig({ testTimeout: 60_000 });

const shop = 'http://localhost:3000';
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

type Page = { at?: string; caller?: Principal; token?: string; site?: Site };

/** What the loader of a page is given, on a site, by whoever has that session. */
function given({ at = shop, caller = { kind: 'visitor', onOurPage: true }, token, site }: Page = {}) {
  const signed = token ? bearer(token) : {};
  const context = pageContext(
    (path, init) =>
      app.ask(path.replace('http://localhost', at), {
        headers: { ...Object.fromEntries(init?.headers ?? []), ...signed },
      }),
    now,
  );
  context.set(callerContext, caller);
  if (site) context.set(siteContext, site);
  return context;
}

const asTraveller = async (): Promise<Page> => ({
  caller: { kind: 'traveller', personId, sessionId: 1 },
  token: await beginSession(db, { personId, managerId: undefined }, now, 'b2c-com'),
});
const asManager = async (): Promise<Page> => ({
  ...{ at: agents, site: allSites.find(({ id }) => id === 'agent-com')! },
  caller: {
    kind: 'manager',
    personId,
    agencyId: people.shore,
    managerId,
    isAdministrator: false,
    sessionId: 1,
  },
  token: await beginSession(db, { personId, managerId }, now, 'agent-com'),
});

/** It reads no more of what a loader is given. */
const open = (context: ReturnType<typeof given>) =>
  openCallBack({ context, url: new URL(`${shop}/call-back`) } as unknown as Parameters<
    typeof openCallBack
  >[0]);

test.each([
  ['traveller', asTraveller],
  ['agent', asManager],
])(
  'the form of a %s who is signed in has the name, the e-mail and the first phone of the account',
  async (_, who) => {
    expect((await open(given(await who()))).opened).toMatchObject({ known: anna });
  },
);

test('a visitor is nobody that a form knows, and a session that is over is a visitor’s', async () => {
  expect((await open(given())).opened).not.toHaveProperty('known');
  const over = { ...(await asTraveller()), token: 'x'.repeat(43) };
  expect((await open(given(over))).opened).not.toHaveProperty('known');
});

test('a phone that the market does not take is not shown, and one that it takes is shown as its field writes it', async () => {
  const phoneAt = async (id: string) => {
    const site = allSites.find((one) => one.id === id)!;
    return (await open(given({ ...(await asTraveller()), site }))).opened?.known?.FIELD_PHONE;
  };
  await say('+79161234567');
  expect(await phoneAt('b2c-ru')).toBe('+7 (916) 123 45 67');
  expect(await phoneAt('b2c-by')).toBe('');
  await say('89161234567');
  expect(await phoneAt('b2c-com')).toBe('');
  await say('');
  expect(await phoneAt('b2c-com')).toBe('');
});

/** The values of the fields of the page, as it is drawn without scripts. */
async function fieldsOf(actionData?: ContactOutcome) {
  const loaderData = await open(given(await asTraveller()));
  const props = { loaderData, actionData } as unknown as Parameters<typeof CallBackPage>[0]; // it reads no more
  const { html } = await drawPage('/call-back', <CallBackPage {...props} />);
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
    ...{
      FIELD_NAME: 'Vera',
      FIELD_PHONE: '',
      FIELD_EMAIL: 'vera@mail',
      FIELD_ADDITIONAL: '',
      FIELD_AGREE: '',
    },
    ...{ requestKey: crypto.randomUUID(), pass: 'pass', website: '' },
  };
  const { FIELD_NAME, FIELD_PHONE, FIELD_EMAIL } = typed;
  expect(await fieldsOf({ status: 'failed', typed })).toEqual({ FIELD_NAME, FIELD_PHONE, FIELD_EMAIL });
});

test('the tab of a device keeps what was typed, not the account, and shows it in place of the account', () => {
  const shown = { FIELD_NAME: 'Anna Hill', FIELD_EMAIL: 'vera@mail.example', pass: 'pass' };
  expect(toKeep(shown, anna)).toEqual({ ...shown, FIELD_NAME: '' });
  expect(toKeep(shown)).toEqual(shown);
  expect(mayReplace('', 'Anna Hill')).toBe(true);
  expect(mayReplace('Anna Hill', 'Anna Hill')).toBe(true);
  expect(mayReplace('Vera', 'Anna Hill')).toBe(false);
});
