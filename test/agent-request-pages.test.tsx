import { expect, test, vi } from 'vitest';
import { agentRequest, answerAgentRequest } from '#calls/agent-requests.ts';
import { saveClient } from '#calls/clients.ts';
import { asOperator } from '#server/test-app.ts';
import { allSites } from '#sites/all-sites.ts';
import type { FormOutcome } from '#web/parts/form/form-refusal.ts';
import { RequestForm } from '#web/requests/request-form.tsx';
import { loadRequest, sendRequest } from '#web/requests/request-loader.ts';
import RequestPage, { action as changePage, loader as loadPage } from '#web/requests/request-page.tsx';
import { shownOffer, shownOfferOf } from '#web/requests/shown-offer.ts';
import type { Who } from './calls-as.ts';
import { personPage } from './person-page.ts';
import { renderPage } from './render-page.tsx';
import { openRequestsAtWork } from './requests-at-work.ts';

// The request of an agent in the pages of the portal, as a browser without scripts uses them.

const { app, db, people, told, send, claimOf, paul } = await openRequestsAtWork();

vi.setConfig({ testTimeout: 60_000 });

const pageOfPaul = () =>
  personPage(app, {
    token: paul.authorization!.replace('Bearer ', ''),
    siteId: 'agent-com',
    caller: {
      kind: 'manager',
      personId: people.paul.personId,
      agencyId: people.shore,
      managerId: people.paul.managerId,
      isAdministrator: false,
      sessionId: 1,
    },
  });

const addressOf = (claim: string) =>
  new URL(`http://agent.localhost/tours/turkey/pinara-bay?request=${encodeURIComponent(claim)}`);

test('agents have the request button in every market: both of its flags are on in the portal [W-2.11-69]', () => {
  const portals = allSites.filter(({ variant }) => variant === 'agent');
  expect(portals.length).toBeGreaterThan(10);
  for (const { id, flags } of portals) expect([id, flags.booking && flags.requestButton]).toEqual([id, true]);
});

async function openForm(claim: string) {
  const opened = await loadRequest({ context: pageOfPaul(), url: addressOf(claim) });
  if (opened?.status !== 'open') throw new Error('The offer is sold');
  return opened;
}

const renderForm = async (claim: string, outcome?: FormOutcome) =>
  renderPage(
    '/tours/turkey/pinara-bay',
    <RequestForm
      offer={await openForm(claim)}
      keptAs="x"
      outcome={outcome}
      closeTo="/"
      onClosed={() => {}}
    />,
  );

test('the form takes a client of the book or a name, and asks an agent for nothing that is known', async () => {
  await told(saveClient, { client: '0', name: 'Vera Stein', clientLang: 'en' }, paul);
  const { html, text } = await renderForm(await claimOf(2));
  const fields = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* name="(FIELD_\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(fields).toEqual(['FIELD_CLIENT', 'FIELD_NAME', 'FIELD_ADDITIONAL']);
  expect(html).toMatch(/<option value="\d+">Vera Stein<\/option>/);
  expect(text).toContain('Children: 0');
  expect(text).toContain('Flight there: ');
});

test('a form without a client or a name is shown again with what was typed, one with a client is sent', async () => {
  const { client } = await told(saveClient, { client: '0', name: 'Olga Stein', clientLang: 'en' }, paul);
  const claim = await claimOf(2);
  const shown = shownOfferOf(await openForm(claim));
  const sendForm = async (fields: Record<string, string>) => {
    const form = {
      FIELD_ADDITIONAL: 'Two cots',
      requestKey: crypto.randomUUID(),
      [shownOffer]: shown,
      ...fields,
    };
    const request = new Request(addressOf(claim), { method: 'POST', body: new URLSearchParams(form) });
    const answer = await sendRequest({ request, context: pageOfPaul(), url: addressOf(claim) });
    return answer.data;
  };
  const refused = await sendForm({ FIELD_CLIENT: '', FIELD_NAME: '' });
  expect(refused).toMatchObject({ fields: { FIELD_NAME: expect.anything() } });
  expect((await renderForm(claim, refused)).html).toContain('Two cots');

  const sent = await sendForm({ FIELD_CLIENT: `${client}`, FIELD_NAME: '' });
  if (!('sent' in sent)) throw new Error('It was refused');
  const kept = await told(agentRequest, { request: `${sent.sent}` }, paul);
  expect(kept.client).toMatchObject({ inc: client, name: 'Olga Stein' });
  const stored = await db
    .selectFrom('feedback')
    .select('email')
    .where('id', '=', sent.sent)
    .executeTakeFirst();
  expect(stored?.email).toBe('paul@shore.example');
});

async function renderRequest(request: string, actionData?: unknown) {
  const args = {
    context: pageOfPaul(),
    params: { requestNumber: request },
    url: new URL(`http://agent.localhost/orders/${request}`),
  };
  const loaderData = await loadPage(args as unknown as Parameters<typeof loadPage>[0]); // it reads no more
  const props = { loaderData, actionData } as unknown as Parameters<typeof RequestPage>[0]; // the same
  return renderPage(`/orders/${request}`, <RequestPage {...props} />);
}

const regionOf = (html: string, title: string) =>
  html.split('<section').find((section) => section.includes(title)) ?? '';

test('a message stands among the messages, a note among what is private, and both say whose they are', async () => {
  const request = await send(paul);
  const post = async (fields: Record<string, string>) => {
    const url = `http://agent.localhost/orders/${request}`;
    const args = {
      context: pageOfPaul(),
      params: { requestNumber: request },
      request: new Request(url, { method: 'POST', body: new URLSearchParams(fields) }),
      url: new URL(url),
    };
    return changePage(args as unknown as Parameters<typeof changePage>[0]); // it reads no more
  };
  expect(await post({ to: 'operator', words: 'Is a cot possible?' })).toMatchObject({ status: 303 });
  expect(await post({ words: 'They pay late' })).toMatchObject({ status: 303 });
  await told(answerAgentRequest, { request, words: 'It is.' }, asOperator.headers as Who);

  const { html } = await renderRequest(request);
  const messages = regionOf(html, 'Messages with the operator');
  expect(messages).toContain('Is a cot possible?');
  expect(messages).toMatch(/data-of-operator="true"[\s\S]*It is\./);
  expect(messages).toContain('Mark as read');
  expect(messages).not.toContain('They pay late');
  expect(regionOf(html, 'What is next')).toContain('only your agency');
  expect(regionOf(html, '>History<')).toMatch(/only your agency[\s\S]*They pay late/);

  expect(await post({ read: '1' })).toMatchObject({ status: 303 });
  expect((await renderRequest(request)).html).not.toContain('Mark as read');

  const refused = await post({ to: 'operator', words: 'x'.repeat(2_001) });
  if (refused instanceof Response) throw new Error('It is too long');
  const again = await renderRequest(request, refused.data);
  expect(regionOf(again.html, 'Messages with the operator')).toContain('x'.repeat(2_001));
  expect(regionOf(again.html, 'What is next')).not.toContain('xxx');
});
