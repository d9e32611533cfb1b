import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { DemoManager } from '#domain/accounts/list-demo-managers.ts';
import { writeDemoOnce } from '#domain/accounts/write-demo-once.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { storeOnce } from '#domain/feedback/store-once.ts';
import type { Notice } from '#domain/notifications/notify-manager.ts';
import { daysOf, offerForDemo } from '#domain/offers/offer-for-demo.ts';
import { snapshotOfClaim } from '#domain/offers/trip-snapshot.ts';
import type { Manager } from '#lib/principal.ts';
import { allSites } from '#sites/all-sites.ts';
import type { Site } from '#sites/site.ts';
import type { DemoRequest } from './demo-request.ts';
import { keepRequest } from './keep-request.ts';
import { insertEvent, updateRequest } from './request-store.server.ts';
import { requestedOffer } from './requested-offer.ts';

type Demo = {
  requests: readonly DemoRequest[];
  managers: readonly DemoManager[];
  moment: CatalogueMoment;
  claimSecret: string;
  now: Date;
};

/** Gives the invented managers requests about what is sold today, where nobody has sent any yet; what they are to be told of. */
export const keepDemoRequests = async (
  db: Kysely<DB>,
  { requests, managers, ...selling }: Demo,
): Promise<Notice[]> =>
  (await writeDemoOnce(db, 'agent_request', async (transaction) => {
    const notices: Notice[] = [];
    for (const request of requests) {
      const found = managers.find(({ email, market }) => email === request.by && market === request.market);
      const site = allSites.find(({ variant, market }) => variant === 'agent' && market === request.market);
      if (!found || !site) continue;
      const manager = { managerId: found.inc, agencyId: found.agency_inc } as Manager; // all that is asked of it
      notices.push(...(await addRequest(transaction, { request, manager, site, ...selling })));
    }
    return notices;
  })) ?? [];

type Adding = Omit<Demo, 'requests' | 'managers'> & { request: DemoRequest; manager: Manager; site: Site };

const dayMs = 86_400_000;

async function addRequest(db: Kysely<DB>, adding: Adding): Promise<Notice[]> {
  const { request, manager, site, moment, claimSecret, now } = adding;
  const view = await offerForDemo(request, adding);
  if (!view) return [];
  const sentAt = new Date(now.getTime() - request.sentDaysAgo * dayMs);
  const opening = { moment, claimSecret, now: sentAt, ...daysOf({ site, now }) };
  const requested = requestedOffer(view.claim, opening);
  if (!requested.ok) return [];
  const { client, words } = request;
  const trip = snapshotOfClaim(opening, view.claim);
  const stored = await storeOnce(db, {
    requestKey: randomUUID(),
    kind: 'request',
    siteId: site.id,
    locale: 'en',
    receivedAt: sentAt,
    ...client,
    emailTo: site.contacts.email,
    comment: words,
    officeAddress: '',
    trip: trip.ok ? trip.value : undefined,
  });
  if (!stored) return [];
  const { id } = stored;
  await keepRequest(db, {
    ...requested.value,
    from: manager,
    id,
    client: client.name,
    clientInc: null,
    now: sentAt,
  });
  const notices: Notice[] = [];
  for (const { daysLater, state, words, isOfOperator } of request.after) {
    const at = new Date(sentAt.getTime() + daysLater * dayMs);
    if (state) await updateRequest(db, id, { state });
    const { managerId } = manager;
    const step = {
      request_id: id,
      manager_inc: isOfOperator ? null : managerId,
      state: state ?? null,
      is_shared: isOfOperator === true,
    };
    const request_event_id = await insertEvent(db, { ...step, words, at });
    if (isOfOperator) notices.push({ managerId, request_event_id, at });
  }
  return notices;
}
