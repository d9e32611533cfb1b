import { data, type LoaderFunctionArgs } from 'react-router';
import { feedback, feedbackBody } from '#calls/feedback.ts';
import { offerCall } from '#calls/hotel.ts';
import { townFroms } from '#calls/lookups-places.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { clientContext, siteContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import { offerCard } from '#web/offer/offer-card.ts';
import { pageTexts } from '#web/page-texts.ts';
import { type RequestErrors, readRequest } from './request-fields.ts';
import { type TypedFields, typedFields } from './typed-fields.ts';

type RouteArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The offer that the address asks to request, or that it cannot be requested any more. */
export async function loadRequest({ context, url }: RouteArgs) {
  const claim = url.searchParams.get('request');
  if (!claim) return null;
  const lines = await offerLines({ context, url }, claim);
  if (!lines) return { status: 'gone' as const };
  return {
    status: 'open' as const,
    lines,
    /** Made with the form: however often it is sent, it is one request. */
    requestKey: crypto.randomUUID(),
  };
}

export type RequestOutcome =
  | { status: 'sent'; number: number }
  | { status: 'invalid'; errors: RequestErrors; typed: TypedFields }
  | { status: 'failed'; typed: TypedFields };

/** Checks the form and sends it through the feedback call, the offer as its context ([W]§2.11, [S]§7.2). */
export async function sendRequest({ request, context, url }: RouteArgs & { request: Request }) {
  const form = await request.formData();
  const typed = typedFields(form);
  const read = readRequest(form);
  if (!read.ok)
    return data<RequestOutcome>({ status: 'invalid', errors: read.errors, typed }, { status: 400 });
  const lines = await offerLines({ context, url }, url.searchParams.get('request') ?? '');
  if (!lines) return data<RequestOutcome>({ status: 'failed', typed }, { status: 410 });

  const { comment, agree: _, ...entered } = read.fields;
  const body = feedbackBody(
    { ...entered, additional: comment },
    {
      emailTo: context.get(siteContext).contacts.email,
      context: lines.join('\n'),
      requestKey: entered.requestKey,
      kind: 'request',
      website: entered.website,
    },
  );
  const sent = await context.get(clientContext).call(feedback, {}, body);
  if (sent.ok) return data<RequestOutcome>({ status: 'sent', number: sent.value.number });
  const errors = Object.fromEntries(
    (sent.fields ?? []).flatMap(({ field, messageKey }) => (messageKey ? [[field, messageKey]] : [])),
  );
  return Object.keys(errors).length > 0
    ? data<RequestOutcome>({ status: 'invalid', errors, typed }, { status: 400 })
    : data<RequestOutcome>(
        { status: 'failed', typed },
        { status: sent.reason === 'too-many-requests' ? 429 : 502 },
      );
}

async function offerLines({ context, url }: RouteArgs, claim: string): Promise<string[] | undefined> {
  const client = context.get(clientContext);
  const opened = await client.call(offerCall, { claim });
  if (!opened.ok || opened.value.status !== 'priced') return undefined;
  const { t, format } = await pageTexts(context);
  const city = await cityOf({ context, url }, opened.value.offer);
  const card = offerCard(opened.value.offer, { search: url.search, city, t, format });
  return card.formResponseText.split('\n');
}

/** The town of departure of the page, else the market's main city. */
async function cityOf({ context, url }: RouteArgs, offer: OfferAnswer): Promise<string> {
  const towns = await context.get(clientContext).call(townFroms, {});
  if (!towns.ok) return '';
  const asked = offer.out ? Number(url.searchParams.get('TOWNFROM')) : Number.NaN;
  const town = towns.value.find(({ townFrom }) => townFrom === asked) ?? homeTown(towns.value, context);
  return town?.townName ?? '';
}
