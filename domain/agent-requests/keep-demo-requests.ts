import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { CatalogueMoment } from '#domain/catalogue/live-catalogue.ts';
import { storeOnce } from '#domain/feedback/store-once.ts';
import type { OfferView } from '#domain/offers/offer-view.ts';
import { searchHotels } from '#domain/offers/search-hotels.ts';
import { dayIn, dayNumber } from '#lib/plain-date.ts';
import type { Manager } from '#lib/principal.ts';
import { noFilters } from '#price-search/filters.ts';
import { allSites } from '#sites/all-sites.ts';
import { rateDay } from '#sites/rate-day.ts';
import type { Site } from '#sites/site.ts';
import type { DemoRequest } from './demo-request.ts';
import { keepRequest } from './keep-request.ts';
import {
  countAllRequests,
  demoManagers,
  insertEvent,
  lockDemoRequests,
  updateRequest,
} from './request-store.server.ts';
import { requestedOffer } from './requested-offer.ts';

type Demo = { requests: readonly DemoRequest[]; moment: CatalogueMoment; claimSecret: string; now: Date };

/** Gives the invented managers requests about what is sold today, where nobody has sent any yet. */
export const keepDemoRequests = (db: Kysely<DB>, { requests, ...selling }: Demo): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockDemoRequests(transaction);
    const managers = await demoManagers(transaction);
    if (managers.length === 0 || (await countAllRequests(transaction)) > 0) return;
    for (const request of requests) {
      const found = managers.find(({ email, market }) => email === request.by && market === request.market);
      const site = allSites.find(({ variant, market }) => variant === 'agent' && market === request.market);
      if (!found || !site) continue;
      const manager = { managerId: found.inc, agencyId: found.agency_inc } as Manager; // all that is asked of it
      await addRequest(transaction, { request, manager, site, ...selling });
    }
  });

type Adding = Omit<Demo, 'requests'> & { request: DemoRequest; manager: Manager; site: Site };

const dayMs = 86_400_000;

async function addRequest(db: Kysely<DB>, adding: Adding): Promise<void> {
  const { request, manager, site, moment, claimSecret, now } = adding;
  const view = await offerFor(adding);
  if (!view) return;
  const sentAt = new Date(now.getTime() - request.sentDaysAgo * dayMs);
  const days = { today: dayNumber(dayIn(now, site.timeZone)), rateDay: dayNumber(rateDay(site, now)) };
  const opening = { moment, claimSecret, now: sentAt, ...days };
  const requested = requestedOffer(manager, view.claim, opening);
  if (!requested.ok) return;
  const { client, words } = request;
  const stored = await storeOnce(db, {
    ...{ requestKey: randomUUID(), kind: 'request', siteId: site.id, locale: 'en', receivedAt: sentAt },
    ...{ ...client, emailTo: site.contacts.email, comment: words, officeAddress: '' },
  });
  if (!stored) return;
  const { id } = stored;
  await keepRequest(db, { ...requested.value, id, client: client.name, now: sentAt });
  for (const { daysLater, state, words } of request.after) {
    const at = new Date(sentAt.getTime() + daysLater * dayMs);
    if (state) await updateRequest(db, id, { state });
    await insertEvent(db, {
      request_id: id,
      manager_inc: manager.managerId,
      state: state ?? null,
      words,
      at,
    });
  }
}

/** An offer of the country within a fortnight of the day, from whichever town of the market has one. */
async function offerFor({ request, site, moment, claimSecret, now }: Adding): Promise<OfferView | undefined> {
  const { directory } = moment;
  const state = [...directory.states.values()].find(({ iso2 }) => iso2 === request.country);
  const towns = [...directory.departureTowns.values()]
    .filter(({ market, airportCode }) => market === site.market && airportCode !== null)
    .sort((one, other) => Number(other.isMain) - Number(one.isMain));
  const today = dayNumber(dayIn(now, site.timeZone));
  const departFrom = today + request.departsInDays;
  const { market, currency } = site;
  const point = { market, currency, today, rateDay: dayNumber(rateDay(site, now)) };
  const { adults, childAges, nights } = request;
  for (const { id: townId } of state ? towns : []) {
    const { cards } = await searchHotels(
      { moment, point, claimSecret, now },
      {
        question: {
          ...{
            point,
            party: { adults, childAges },
            townId,
            classId: 1,
            departFrom,
            departTo: departFrom + 14,
          },
          ...{ nightsMin: nights, nightsMax: nights },
        },
        ...{ where: { stateId: state?.id, hotelIds: [] }, filters: noFilters },
        ...{ sort: 'recommended', page: 1, pageSize: request.place },
      },
    );
    const found = cards.at(-1);
    if (found) return found.view;
  }
  return undefined;
}
