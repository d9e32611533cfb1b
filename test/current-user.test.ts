import { expect, test } from 'vitest';
import { currentUser } from '#calls/current-user.ts';
import { testApp } from '#server/test-app.ts';
import { deriveUser, type ReceivedUser, type User } from '#web/context/user/derive-user.ts';
import { displayEmails } from '#web/context/user/partner-emails.ts';
import { openTestDatabase } from './open-test-database.ts';
import { addSmallAgencies, beginSession } from './small-agencies.ts';

const database = await openTestDatabase();
const { db } = database;
const people = await addSmallAgencies(db);
const now = new Date('2026-11-21T10:00:00Z');
const { ask } = await testApp(database, { clock: () => now });

async function answerTo(who: 'anna' | 'paul' | 'ilze') {
  const token = await beginSession(db, people[who], now);
  const headers = { authorization: `Bearer ${token}` };
  return ask('http://agent.localhost:3000/api/auth/me?lang=ru', { headers });
}

const userOf = async (who: Parameters<typeof answerTo>[0]) => (await answerTo(who)).json();

test('the current user has every field of the specification, in its spelling [S-3.1-01] [S-7.2-01]', async () => {
  const { hToken, ...user } = await userOf('anna');
  expect(user).toEqual({
    Access_agreement: 1,
    Access_bron: 1,
    Access_chat: 0,
    Access_deposite: 0,
    Administrator: 1,
    administrator: true,
    Agent_fix_markup: 0,
    ManagerId: people.anna.managerId,
    OfficialName: 'Sunny Shore',
    PARTNERGROUP: 220,
    PARTNERGROUP_LIST: { PARTNERGROUP: [{ inc: 220 }, { inc: 373 }] },
    PartPassAlias: 'ANNA HILL',
    PartPassEmail: '',
    PartPassInc: people.anna.managerId,
    PartPassName: 'Anna Hill',
    Partner: people.shore,
    partner: people.shore,
    Parttype: 1,
    StateFrom: 0,
    headpartner: 0,
    ignore_author_login: 0,
    isFTA: false,
    partnerEmail1: 'info@shore.example',
    partnerEmail2: '',
  });
  expect(hToken).toMatch(/^[\w-]{32}$/);
  expect(await userOf('ilze')).toMatchObject({
    headpartner: people.shore,
    PARTNERGROUP: null,
    PARTNERGROUP_LIST: { PARTNERGROUP: [] },
    Administrator: 0,
    administrator: false,
  });
});

test('nobody who has not signed in is told anything: 401 as a problem, and no cache keeps it [S-4.1-02]', async () => {
  for (const headers of [{}, { authorization: 'Bearer nobodys' }, { cookie: 'session=nobodys' }]) {
    const answer = await ask('http://agent.localhost:3000/api/auth/me', { headers: headers as HeadersInit });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ title: 'Please login to access this resource', status: 401 });
  }
  expect((await answerTo('anna')).headers.get('cache-control')).not.toMatch(/public|max-age/);
});

type Change = () => Promise<unknown>;

const manager =
  (change: Record<string, boolean | string>): Change =>
  () =>
    db.updateTable('manager').set(change).where('inc', '=', people.paul.managerId).execute();
const agency =
  (change: Record<string, boolean | number | string>): Change =>
  () =>
    db.updateTable('agency').set(change).where('inc', '=', people.shore).execute();
const groups =
  (...incs: number[]): Change =>
  async () => {
    await db.deleteFrom('agency_in_group').execute();
    const rows = incs.map((group_inc) => ({ agency_inc: people.shore, group_inc }));
    if (rows.length > 0) await db.insertInto('agency_in_group').values(rows).execute();
  };

const derivations: [id: string, change: Change, derived: Partial<User>][] = [
  ['S-6-03', manager({ is_administrator: false }), { isAdmin: false }],
  ['S-6-03', manager({ is_administrator: true }), { isAdmin: true }],
  ['S-6-05', manager({ may_book: true }), { isBanned: false }],
  ['S-6-05', manager({ may_book: false }), { isBanned: true }],
  ['S-6-06', agency({ part_type: 1 }), { isOperator: false, parttype: 1 }],
  ['S-6-06', agency({ part_type: 3 }), { isOperator: true, parttype: 3 }],
  ['S-6-07', groups(), { isLoyal: false, partnerRating: false, groups: [] }],
  ['S-6-07', groups(373), { isLoyal: true }],
  ['S-6-07', groups(488), { isLoyal: true, partnerRating: false }],
  ['S-6-07', groups(220), { isLoyal: false }],
  ['S-6-08', groups(871), { isMarketing: true, isLoyal: false, partnerRating: false, groups: [871] }],
  ['S-6-08', groups(815), { isMarketing: false }],
  ['S-6-09', groups(220), { partnerRating: true }],
  ['S-6-09', groups(373), { partnerRating: true }],
  ['S-6-09', groups(815), { partnerRating: true }],
  ['S-6-10', groups(220, 871), { hasInc220Group: true, partnerGroup: 220, groups: [220, 871] }],
  ['S-6-10', groups(373), { hasInc220Group: false }],
  ['S-6-12', manager({ may_chat: true }), { withChat: true }],
  ['S-6-12', manager({ may_chat: false }), { withChat: false }],
  ['S-6-13', manager({ may_print: true }), { printAccess: true }],
  ['S-6-13', manager({ may_print: false }), { printAccess: false }],
  ['S-6-14', manager({ may_use_deposit: true }), { accessDeposite: true }],
  ['S-6-14', manager({ may_use_deposit: false }), { accessDeposite: false }],
  ['S-6-15', manager({ has_fixed_markup: true }), { fixMarkup: true }],
  ['S-6-15', manager({ has_fixed_markup: false }), { fixMarkup: false }],
  [
    'S-6-16',
    agency({ market: 'com' }),
    { managerId: people.paul.managerId, partPassInc: people.paul.managerId },
  ],
  ['S-6-17', manager({ ignores_author_login: true }), { isAuthorLogin: true }],
  ['S-6-17', manager({ ignores_author_login: false }), { isAuthorLogin: false }],
  ['S-6-19', agency({ is_fta: true }), { isFTA: true }],
  ['S-6-19', agency({ is_fta: false }), { isFTA: false }],
];

test('each derivation follows from what the agency and the manager are [S-6-03] [S-6-05] [S-6-06] [S-6-07] [S-6-08] [S-6-09] [S-6-10] [S-6-12] [S-6-13] [S-6-14] [S-6-15] [S-6-16] [S-6-17]', async () => {
  for (const [id, change, derived] of derivations) {
    await change();
    const user = deriveUser(currentUser.answer.parse(await userOf('paul')));
    expect(user, `${id} ${JSON.stringify(derived)}`).toMatchObject(derived);
    expect(user.isLogin).toBe(true);
  }
});

test('the buyer is shown to one partner alone, whichever way its number is written [S-6-11]', () => {
  const shown = (received: ReceivedUser) => deriveUser(received).isShowBuyerByPartner;
  expect(shown({ Partner: 66842 })).toBe(true);
  expect(shown({ Partner: '66842' })).toBe(true);
  expect(shown({ partner: 66842 })).toBe(true);
  expect(shown({ Partner: 66841, partner: 66842 })).toBe(false);
});

test.each<[string, ReceivedUser, Partial<User>]>([
  ['nothing at all is nobody', {}, { isLogin: false, isAdmin: false, isBanned: false, groups: [] }],
  ['either flag makes an administrator', { administrator: true, Administrator: 0 }, { isAdmin: true }],
  ['so does a number that is not zero', { Administrator: '2' }, { isAdmin: true }],
  ['a right to book that is not told bans nobody', { Access_bron: null }, { isBanned: false }],
  ['a right to book that is neither given nor missing bans', { Access_bron: '2' }, { isBanned: true }],
  [
    'numbers may be written as texts',
    { Parttype: '3', Access_chat: '1' },
    { isOperator: true, withChat: true },
  ],
  ['without a name the alias is it', { PartPassAlias: 'AHILL' }, { name: 'AHILL' }],
])('%s', (_, received, derived) => {
  expect(deriveUser(received)).toMatchObject(derived);
});

test('the user has the fields that pages go by [S-3.1-02] [S-6-18]', async () => {
  const received = await userOf('ilze');
  const user = deriveUser(received);
  expect(Object.keys(user).sort()).toEqual(
    'accessDeposite emailAdmin fixMarkup groups hasInc220Group hasOtherAgencies headpartner isAdmin isAuthorLogin isBanned isFTA isLogin isLoyal isMarketing isOperator isShowBuyerByPartner managerId name officialName partPassAlias partPassEmail partPassInc partPassName partner partnerEmail1 partnerEmail2 partnerGroup partnerRating parttype printAccess stateFrom unread webSocketToken withChat'
      .split(' ')
      .sort(),
  );
  expect(user).toMatchObject({
    webSocketToken: received.hToken,
    name: 'Ilze Kalnina',
    officialName: 'Sunny Riga',
    headpartner: people.shore,
  });
});

test('the e-mails that are shown are the first that there are, split by ";" [S-3.2-01] [S-3.2-02] [S-3.2-03]', async () => {
  const shown = async () => displayEmails(deriveUser(await userOf('ilze')));
  const set = (table: 'email' | 'second_email', value: string) =>
    db
      .updateTable('agency')
      .set({ [table]: value })
      .where('inc', '=', people.riga)
      .execute();
  const own = (email: string) =>
    db.updateTable('manager').set({ email }).where('inc', '=', people.ilze.managerId).execute();
  await own('ilze@riga.example; desk@riga.example');
  await set('second_email', 'second@riga.example');
  expect(await shown()).toEqual(['ilze@riga.example', 'desk@riga.example']);
  await own('');
  expect(await shown()).toEqual(['info@shore.example']);
  await set('email', '');
  expect(await shown()).toEqual(['second@riga.example']);
  await set('second_email', '');
  expect(await shown()).toEqual(['ILZE KALNINA']);
});
