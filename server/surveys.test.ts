import { beforeAll, expect, test } from 'vitest';
import { answerSurvey, inviteToSurvey, openSurveys, survey, takeSurvey, winners } from '#calls/surveys.ts';
import { plainDate } from '#lib/plain-date.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { addSmallSurveys } from '#test/small-surveys.ts';
import { formOf, testApp } from './test-app.ts';

const database = await openTestDatabase();
const { db } = database;
const serviceToken = 'a token of at least thirty-two characters'.replaceAll(' ', '-');
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  await addSmallSurveys(db);
  app = await testApp(database, { serviceToken });
});

const base = 'http://survey.localhost:3000/b2c';
const read = async (path: string) => app.ask(`${base}/${path}`);
async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const asked = formOf(fields);
  return app.ask(`${base}/${path}`, { ...asked, headers: { ...asked.headers, ...headers } });
}

async function tokenOf(slug: string): Promise<string> {
  const taken = await send('survey/link', { slug });
  return takeSurvey.answer.parse(await taken.json()).token;
}

const opened = async (token: string) =>
  survey.answer.parse(await (await read(`survey?token=${token}`)).json());

const say = (token: string, answers: Record<string, string>) =>
  send('survey/answer', { token, answers: JSON.stringify(answers) });

test('anybody may take a link to a questionnaire that is open and not over, and to no other', async () => {
  const list = openSurveys.answer.parse(await (await read('surveys?lang=ru')).json());
  expect(list).toEqual([{ slug: 'journey', title: 'Как прошло?' }]);
  expect(await tokenOf('journey')).not.toBe(await tokenOf('journey'));
  for (const slug of ['guests', 'old', 'nothing'])
    expect((await send('survey/link', { slug })).status, slug).toBe(404);
});

test('a link is answered once; opened again it shows what was said, and a second answer changes nothing', async () => {
  const token = await tokenOf('journey');
  expect(await opened(token)).toMatchObject({
    title: 'How was it?',
    isOver: false,
    said: null,
    questions: [
      { id: 1, kind: 'choice', options: ['Alone', 'As two'], isRequired: true },
      { id: 2, kind: 'scale', options: [], low: 'bad', high: '' },
      { id: 3, kind: 'text', isRequired: false },
    ],
  });
  const [first, second] = await Promise.all([
    say(token, { 1: '1', 2: '5', 3: ' The sea ' }),
    say(token, { 1: '1', 2: '5', 3: ' The sea ' }),
  ]);
  const told = [first, second].map(async (one) => answerSurvey.answer.parse(await one.json()).isNew);
  expect((await Promise.all(told)).sort()).toEqual([false, true]);
  const said = { 1: '1', 2: '5', 3: 'The sea' };
  expect((await opened(token)).said).toEqual(said);
  expect((await say(token, { 1: '0', 2: '1' })).status).toBe(200);
  expect((await opened(token)).said).toEqual(said);
});

test('what is missing or is no answer is told by question, and the link can still be used', async () => {
  const token = await tokenOf('journey');
  const faultsOf = async (answers: Record<string, string>) => {
    const answer = await say(token, answers);
    const { errors = [] } = (await answer.json()) as { errors?: { field: string; messageKey: string }[] };
    return [answer.status, ...errors.map(({ field, messageKey }) => `${field} ${messageKey}`)];
  };
  expect(await faultsOf({ 2: '6', 3: 'x'.repeat(2_001) })).toEqual([
    400,
    '1 validations.requiredQuestion',
    '2 validations.requiredQuestion',
    '3 validations.maxLength',
  ]);
  expect(await faultsOf({ 1: '2', 2: '1' })).toEqual([400, '1 validations.requiredQuestion']);
  expect((await send('survey/answer', { token, answers: 'no json' })).status).toBe(400);
  expect(await faultsOf({ 1: '0', 2: '1' })).toEqual([200]);
});

test('a token that is nobody’s opens nothing, and the database does not know the tokens', async () => {
  const nobodys = 'B'.repeat(22);
  expect((await read(`survey?token=${nobodys}`)).status).toBe(404);
  expect((await say(nobodys, { 1: '0', 2: '1' })).status).toBe(404);
  expect((await read('survey?token=short')).status).toBe(400);
  const token = await tokenOf('journey');
  const rows = await db.selectFrom('survey_invitation').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the operator makes links for its travellers; nobody else may', async () => {
  const refused = await send('survey/invitations', { slug: 'guests', count: '2' });
  expect(refused.status).toBe(401);
  const bearer = { authorization: `Bearer ${serviceToken}` };
  const made = await send('survey/invitations', { slug: 'guests', count: '2' }, bearer);
  const { tokens } = inviteToSurvey.answer.parse(await made.json());
  expect(new Set(tokens).size).toBe(2);
  const token = tokens[0]!;
  expect((await opened(token)).title).toBe('For guests');

  await db
    .updateTable('survey')
    .set({ published_to: plainDate('2026-11-20') })
    .where('id', '=', 2)
    .execute();
  expect((await opened(token)).isOver).toBe(true);
  expect((await say(token, { 4: '5' })).status).toBe(404);
  expect((await send('survey/invitations', { slug: 'guests', count: '501' }, bearer)).status).toBe(400);
});

test('winners are told, the latest first', async () => {
  const list = winners.answer.parse(await (await read('winners?lang=ru')).json());
  expect(list).toEqual([
    { drawnOn: '2026-11-02', name: 'Olga K.', city: 'Рига', prize: 'Неделя' },
    { drawnOn: '2026-10-05', name: 'Jan W.', city: 'Рига', prize: 'Неделя' },
  ]);
});
