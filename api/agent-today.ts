import { agentToday, type ChangedOffer } from '#calls/agent-today.ts';
import { listWork } from '#domain/notifications/list-notifications.ts';
import { listChangedOffers } from '#domain/quotes/list-quoted-offers.ts';
import { minorPerUnit } from '#lib/money.ts';
import { dayIn } from '#lib/plain-date.ts';
import type { Api } from './api-env.ts';
import { asManager } from './as-manager.ts';
import { textsIn } from './core-texts.ts';
import { notificationIn } from './notifications.ts';
import { registerCall } from './register-call.ts';

const newsMs = 14 * 86_400_000;
/** So many of each are shown; the lists have the others. */
const mostShown = 8;

/** What happened while the manager was away: each call is of the caller's own, and of no other. */
export function registerAgentToday(api: Api, { db }: { db: Parameters<typeof listWork>[0] }): void {
  registerCall(api, agentToday, async ({ caller, lang, site, now }) => {
    const manager = asManager(caller);
    const text = textsIn(lang, site);
    const [{ clients, operator }, changed] = await Promise.all([
      listWork(db, manager, { since: new Date(now.getTime() - newsMs), limit: mostShown }),
      listChangedOffers(db, manager, { siteId: site.id, today: dayIn(now, site.timeZone), most: mostShown }),
    ]);
    const offers = changed.map(
      ({ inc, title, client, currency, shown, was_minor, now_minor }): ChangedOffer => ({
        quote: inc,
        title,
        client,
        hotelName: text(shown.hotel),
        checkIn: shown.checkIn,
        currency,
        was: was_minor / minorPerUnit,
        now: now_minor === null ? null : now_minor / minorPerUnit,
      }),
    );
    const answer = notificationIn(text);
    return { ok: true, value: { clients: clients.map(answer), answers: operator.map(answer), offers } };
  });
}
