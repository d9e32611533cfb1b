import { expect, test } from 'vitest';
import SavedTravellerPage, { action as saveTraveller } from '#web/account/saved-traveller-page.tsx';
import { changeClient } from '#web/clients/change-client.ts';
import ClientPage from '#web/clients/client-page.tsx';
import { callerContext } from '#web/context/context.ts';
import { notSent } from '#web/parts/form/form-answer.ts';
import { sentForm } from '#web/parts/form/read-form.ts';
import { changeQuote } from '#web/quotes/change-quote.ts';
import { changeRequest } from '#web/requests/change-request.ts';
import { RequestChange } from '#web/requests/request-change.tsx';
import { pageContext } from './page-context.ts';
import { renderPage } from './render-page.tsx';

// The API fails while a form is sent: the page says so and shows what was typed again. What is not there is a 404.

const now = new Date('2026-11-21T10:00:00Z');
const sorry = 'Something failed on our side. What you typed is still here';

function failing(status: number) {
  const context = pageContext(() => Response.json({ title: 'x', status }, { status }), now);
  context.set(callerContext, { kind: 'traveller', personId: 1, sessionId: 1 });
  return context;
}

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return sentForm(form);
}

/** The answer of a form that was not taken. */
function refused<Data>(answer: Response | { data: Data; init: ResponseInit | null }) {
  if (answer instanceof Response) throw new Error('It was taken');
  return { ...answer.data, status: answer.init?.status };
}

const wordless = { name: 'Vera Stein', clientLang: 'en', consentWay: '', phone: '', email: '', notes: '' };
const typedTraveller = { name: 'EMIL BERG', born: '2019-09-02' };

function saveOne(status: number) {
  const url = new URL('http://localhost/account/travellers/new');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(typedTraveller) });
  const args = { context: failing(status), url, request, params: { savedTraveller: 'new' } };
  return saveTraveller(args as unknown as Parameters<typeof saveTraveller>[0]); // it reads no more
}

test('a client who could not be saved is still in the form', async () => {
  const answer = refused(await changeClient(failing(503), 'new', formOf(wordless)));
  expect(answer).toEqual({ ...notSent(wordless), status: 503 });
  const loaderData = { client: undefined, isSaved: false };
  const props = { loaderData, actionData: answer } as unknown as Parameters<typeof ClientPage>[0];
  const { html, text } = await renderPage('/clients/new', <ClientPage {...props} />);
  expect(text).toContain(sorry);
  expect(html).toContain('value="Vera Stein"');
});

test('the words of a quote that could not be saved are still there', async () => {
  const typed = { title: 'June', client: 'Vera', words: 'Here it is', validUntil: '2026-12-01' };
  const answer = refused(await changeQuote(failing(500), '7', formOf({ ...typed, deed: 'send' })));
  expect(answer).toMatchObject({ ...notSent(typed), status: 500 });
});

test('a note on a request that could not be kept is still in its field', async () => {
  const answer = refused(await changeRequest(failing(503), '7', formOf({ words: 'They call back' })));
  expect(answer).toMatchObject({ ...notSent({ words: 'They call back' }), status: 503 });
  const request = { request: 7, state: 'new' } as Parameters<typeof RequestChange>[0]['request'];
  const { text } = await renderPage('/orders/7', <RequestChange request={request} refusal={answer} />);
  expect(text).toContain(sorry);
  expect(text).toContain('They call back');
});

test('a traveller who could not be saved is still in the form', async () => {
  const answer = refused(await saveOne(503));
  expect(answer).toEqual({ ...notSent(typedTraveller), status: 503 });
  const props = { loaderData: { saved: undefined }, actionData: answer, params: { savedTraveller: 'new' } };
  const page = <SavedTravellerPage {...(props as unknown as Parameters<typeof SavedTravellerPage>[0])} />;
  const { html, text } = await renderPage('/account/travellers/new', page);
  expect(text).toContain(sorry);
  expect(html).toContain('value="EMIL BERG"');
});

test('what is not there is no failure of ours: it is not found', async () => {
  const nowhere = expect.objectContaining({ init: { status: 404 } });
  await expect(changeClient(failing(404), '7', formOf(wordless))).rejects.toEqual(nowhere);
  await expect(
    changeQuote(failing(404), '7', formOf({ title: 'June', validUntil: '2026-12-01' })),
  ).rejects.toEqual(nowhere);
  await expect(changeRequest(failing(404), '7', formOf({ words: 'x' }))).rejects.toEqual(nowhere);
  await expect(saveOne(404)).rejects.toEqual(nowhere);
});
