import {
  type Client,
  client,
  clientNames,
  clients,
  deleteClient,
  saveClient,
  withdrawConsent,
} from '#calls/clients.ts';
import {
  deleteClient as remove,
  saveClient as save,
  withdrawConsent as withdraw,
} from '#domain/clients/change-client.ts';
import { clientNames as namesOf } from '#domain/clients/client-names.ts';
import { findClient, findClients } from '#domain/clients/find-clients.ts';
import { mostClients } from '#lib/most-clients.ts';
import { marketPhone, phoneValue } from '#lib/validation/market-phone.ts';
import { localesOf } from '#sites/locale.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { registerCall } from './register-call.ts';

type Dependencies = { db: Parameters<typeof findClient>[0] };

const notFound = { ok: false, reason: 'not-found' } as const;

/** The clients of agencies: each call is of the manager's own agency, and of no other. */
export function registerClients(api: Api, { db }: Dependencies): void {
  registerCall(api, clients, async ({ query: { text, page }, caller }) => {
    const { list, total, pageCount } = await findClients(db, asManager(caller), { text, page });
    return { ok: true, value: { clients: list.map(clientAnswer), total, pageCount } };
  });
  registerCall(api, clientNames, async ({ caller }) => ({
    ok: true,
    value: { clients: await namesOf(db, asManager(caller), null) },
  }));
  registerCall(api, client, async ({ query, caller }) => {
    const found = await findClient(db, asManager(caller), query.client);
    if (!found) return notFound;
    const quotes = found.quotes.map(({ quote, events }) => ({
      inc: quote.inc,
      title: quote.title,
      client: quote.client,
      words: quote.words,
      madeAt: quote.made_at.toISOString(),
      events: events.map(({ kind, words, contact, at }) => ({ kind, words, contact, at: at.toISOString() })),
    }));
    return { ok: true, value: { ...clientAnswer(found.client), quotes } };
  });
  registerCall(api, saveClient, async ({ body, site, ...asked }) => {
    const { client: inc, clientLang, consentWay, ...said } = body;
    const locale = localesOf(site).find((each) => each === clientLang);
    if (!locale) return wrong('clientLang', 'is not a language of this site');
    const known = inc ? await findClient(db, asManager(asked.caller), inc) : undefined;
    const isKnown = said.phone === known?.client.phone;
    const fault = !isKnown && marketPhone(site.phone)(said.phone);
    if (fault) return wrong('phone', 'is not a phone number', fault.key);
    const phone = isKnown ? said.phone : phoneValue(site.phone, said.phone);
    const saved = await save(
      inc || undefined,
      { ...said, phone, locale, consentWay: consentWay || undefined },
      contextOf(asked),
    );
    if (saved.ok) return { ok: true, value: { client: saved.value } };
    if (saved.reason === 'not-found') return notFound;
    return saved.reason === 'too-many'
      ? wrong('client', `is one too many: the book has ${mostClients} clients`)
      : wrong('consentWay', 'is missing: a phone, an e-mail and notes are kept by consent alone');
  });
  registerCall(api, withdrawConsent, async ({ body, ...asked }) =>
    (await withdraw(body.client, contextOf(asked))) ? { ok: true, value: { client: body.client } } : notFound,
  );
  registerCall(api, deleteClient, async ({ body, ...asked }) =>
    (await remove(body.client, contextOf(asked))) ? { ok: true, value: { client: body.client } } : notFound,
  );

  function contextOf({
    caller,
    address,
    now,
  }: Pick<CallRequest<typeof clients>, 'caller' | 'address' | 'now'>) {
    return { db, caller: asManager(caller), address, now };
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findClient>>>['client'];

export const clientAnswer = (found: Found): Client => ({
  inc: found.inc,
  name: found.name,
  clientLang: found.locale,
  phone: found.phone,
  email: found.email,
  notes: found.notes,
  consentWay: found.consent_way as Client['consentWay'], // the column allows no others
  consentedAt: found.consented_at?.toISOString() ?? null,
  withdrawnAt: found.withdrawn_at?.toISOString() ?? null,
});

const wrong = (field: string, reason: string, messageKey?: string) => ({
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [{ field, reason, ...(messageKey && { messageKey }) }],
});
