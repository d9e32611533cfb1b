import type { LoaderFunctionArgs } from 'react-router';
import { offerCall } from '#calls/hotel.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { readSent } from '#web/parts/form/contact-outcome.ts';
import { openForm } from '#web/parts/form/open-form.ts';
import { notSent, sendContact } from '#web/parts/form/send-contact.ts';
import { offerCard } from '#web/search/cards/offer-card.ts';
import { askedOf } from '#web/search/query/asked-of.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { clientContext, siteContext } from '#web/visit/context.ts';
import { departures } from '#web/visit/home-town.ts';
import { pageTexts } from '#web/visit/page-texts.ts';

type RouteArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The offer that the address asks to request, or that it cannot be requested any more. */
export async function loadRequest({ context, url }: RouteArgs) {
  const { request: claim } = openIn(url.search);
  if (!claim) return null;
  const [offer, form] = await Promise.all([
    offerLines({ context, url }, claim),
    openForm(context.get(clientContext)),
  ]);
  return offer ? { status: 'open' as const, ...offer, form } : { status: 'gone' as const };
}

/** Checks the form and sends it through the feedback call, the offer as its context ([W]§2.11, [S]§7.2). */
export async function sendRequest({ request, context, url }: RouteArgs & { request: Request }) {
  const typed = readSent(await request.formData());
  const offer = await offerLines({ context, url }, openIn(url.search).request ?? '');
  if (!offer) return notSent(typed, 410);
  const site = context.get(siteContext);
  return sendContact(
    typed,
    { kind: 'request', emailTo: site.contacts.email, context: offer.lines.join('\n') },
    { client: context.get(clientContext), site },
  );
}

/** The offer in words, as of now; and whether the price in its address is older than prices are held. */
type OfferLines = { lines: string[]; isOutdated: boolean };

async function offerLines({ context, url }: RouteArgs, claim: string): Promise<OfferLines | undefined> {
  const client = context.get(clientContext);
  const opened = await client.call(offerCall, { claim });
  if (!opened.ok || opened.value.status !== 'priced') return undefined;
  const { t, format } = await pageTexts(context);
  const city = await cityOf({ context, url }, opened.value.offer);
  const card = offerCard(opened.value.offer, { city, t, format });
  return { lines: card.formResponseText.split('\n'), isOutdated: opened.value.isOutdated };
}

/** The town of departure of the page, else the market's main city. */
async function cityOf({ context, url }: RouteArgs, offer: OfferAnswer): Promise<string> {
  const towns = await departures(context);
  if (!towns.ok) return '';
  const asked = offer.out ? askedOf({ context, url }).trip.townFrom : undefined;
  const town = towns.value.find(({ townFrom }) => townFrom === asked) ?? towns.home;
  return town?.townName ?? '';
}
