import type { LoaderFunctionArgs } from 'react-router';
import type { AnswerOf } from '#calls/call.ts';
import type { Client } from '#calls/client.ts';
import { offerCall, offerLetter } from '#calls/hotel.ts';
import { savedTravellers } from '#calls/traveller-things.ts';
import { callerContext, clientContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { isTravellerField, travellerField } from '#web/parts/form/contact-field-names.ts';
import { notSent } from '#web/parts/form/form-answer.ts';
import { refuse } from '#web/parts/form/form-refusal.ts';
import { knownContacts } from '#web/parts/form/known-contacts.ts';
import { openRequestForm } from '#web/parts/form/open-form.ts';
import { readForm, type SentForm } from '#web/parts/form/read-form.ts';
import { isStale, sendContact, typedContact } from '#web/parts/form/send-contact.ts';
import { openIn } from '#web/search/query/detail-address.ts';
import { shownOffer, shownOfferOf } from './shown-offer.ts';

type RouteArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/** The offer that the address asks to request, or that it cannot be requested any more. */
export async function loadRequest({ context, url }: RouteArgs) {
  const { request: claim } = openIn(url.search);
  if (!claim) return null;
  const [offer, form] = await Promise.all([
    offerLines(context.get(clientContext), claim),
    openRequestForm(context),
  ]);
  return offer.status === 'open' ? { ...offer, form } : offer;
}

/** Checks the form and sends it through the feedback call, the offer as its context ([W]§2.11, [S]§7.2). */
export async function sendRequest({ request, context, url }: RouteArgs & { request: Request }) {
  const form = await readForm(request);
  const typed = typedContact(form);
  const claim = openIn(url.search).request ?? '';
  const site = context.get(siteContext);
  const client = context.get(clientContext);
  // The office reads the language of its site, whichever the visitor reads.
  const offer = await offerLines(client, claim, true);
  if (offer.status === 'gone') return isStale(typed, 410);
  if (form.text(shownOffer) !== shownOfferOf(offer)) return isStale(typed, 409);
  const travellers = await travellersLine(form, context);
  if (travellers === undefined) return refuse(notSent(typed), 503);
  const agent = await agentOf(context);
  if (agent === null) return refuse(notSent(typed), 503);
  return sendContact(
    form,
    {
      kind: 'request',
      emailTo: site.contacts.email,
      context: [...offer.lines, ...travellers].join('\n'),
      claim,
      agent,
    },
    { client, site },
  );
}

/** How the office answers an agent; undefined of everybody else, null where the account cannot be read for now. */
async function agentOf(context: RouteArgs['context']) {
  if (context.get(callerContext).kind !== 'manager') return undefined;
  const known = await knownContacts(context);
  return known ? { phone: known.FIELD_PHONE ?? '', email: known.FIELD_EMAIL ?? '' } : null;
}

/**
 * Who of those whom a traveller has saved was chosen, as a line of the letter; the form sends their numbers alone, and
 * nobody else's count. Undefined where they cannot be told for now.
 */
async function travellersLine(
  form: SentForm,
  context: RouteArgs['context'],
): Promise<readonly string[] | undefined> {
  const isAsked = form.names.some(isTravellerField);
  if (!isAsked || context.get(callerContext).kind !== 'traveller') return [];
  const told = await context.get(clientContext).call(savedTravellers, {});
  if (!told.ok) return undefined;
  const chosen = told.value.travellers.filter(({ savedTraveller }) =>
    form.text(travellerField(savedTraveller)),
  );
  if (chosen.length === 0) return [];
  const { t, format } = await pageTexts(context, context.get(siteContext).mainLocale); // the office reads it
  const names = chosen.map(({ name, born }) => `${name} (${format.date(born, 'dayYear')})`).join(', ');
  return [t('request.travellers.line', { names })];
}

/** The offer in words, as of now: what differs from that in its address, and whether its price is too old to be held. */
type OfferLines =
  | ({ status: 'open'; lines: string[] } & Pick<Priced, Told>)
  /** Without a reason the address is damaged. */
  | { status: 'gone'; reason?: Gone['reason'] };

type Opened = AnswerOf<typeof offerCall>;
type Priced = Extract<Opened, { status: 'priced' }>;
type Gone = Extract<Opened, { status: 'gone' }>;
type Told =
  | 'isOutdated'
  | 'changes'
  | 'shownPrice'
  | 'receipt'
  | 'cancellation'
  | 'termsMark'
  | 'termsChange';

async function offerLines(client: Client, claim: string, forOffice = false): Promise<OfferLines> {
  const [opened, lines] = await Promise.all([
    client.call(offerCall, { claim }),
    client.call(offerLetter, { claim, forOffice }),
  ]);
  if (!opened.ok) return { status: 'gone' };
  const { value } = opened;
  if (value.status === 'gone') return { status: 'gone', reason: value.reason };
  if (value.status !== 'priced' || !lines.ok) return { status: 'gone' };
  return { ...value, status: 'open', lines: lines.value.lines };
}
