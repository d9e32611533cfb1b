import { randomUUID } from 'node:crypto';
import { enteredEmail, feedback, feedbackForm } from '#calls/feedback.ts';
import type { FieldError } from '#calls/problem.ts';
import { findMailbox } from '#domain/accounts/find-profile.ts';
import { keepRequest } from '#domain/agent-requests/keep-request.ts';
import { requestedOffer } from '#domain/agent-requests/requested-offer.ts';
import { bookClient } from '#domain/clients/client-names.ts';
import type { FeedbackFault } from '#domain/feedback/feedback.ts';
import { writePass, youngestFormSeconds } from '#domain/feedback/form-pass.ts';
import { type SendFeedbackContext, sendFeedback } from '#domain/feedback/send-feedback.ts';
import { snapshotOfSearch } from '#domain/offers/searched-trip.ts';
import { snapshotOfClaim, type TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import { keepTravellerRequest } from '#domain/travellers/requests.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { phoneValue } from '#lib/validation/market-phone.ts';
import type { CallRequest } from './answer-call.ts';
import type { Api } from './api-env.ts';
import { momentOf, type SellingDependencies } from './core-context.ts';
import { openingOf } from './core-offers.ts';
import type { LeadGuard } from './guard-lead.ts';
import { registerCall } from './register-call.ts';
import { searchedTrip } from './searched-trip.ts';

/** The secret of claims also signs when forms were opened. */
type FeedbackDependencies = Pick<SendFeedbackContext, 'db' | 'boss' | 'sites'> &
  SellingDependencies & { guard: LeadGuard };

/** `POST /b2c/feedback`, and what opens its form. */
export function registerFeedback(api: Api, dependencies: FeedbackDependencies): void {
  const { db, boss, sites, claimSecret, guard } = dependencies;
  registerCall(api, feedbackForm, ({ now }) => {
    const requestKey = randomUUID();
    const pass = writePass(requestKey, now, claimSecret);
    return { ok: true, value: { requestKey, pass, opensAfterSeconds: youngestFormSeconds } };
  });
  registerCall(api, feedback, async (asked) => {
    const { body, site, lang: locale, now } = asked;
    const { requestKey = randomUUID(), pass, website, comment, replyTo, name, kind } = body;
    const phone = phoneValue(site.phone, body.phone);
    const { emailto: emailTo, faddress: officeAddress } = body;
    const entered = replyTo ?? enteredEmail(comment);
    // The office answers an agent where the account says, whatever the form has.
    const agent = asked.caller.kind === 'manager' && kind === 'request' ? asked.caller : undefined;
    const email = entered || (agent ? await findMailbox(db, agent.managerId) : '');
    return guard({ name, phone, email, comment }, { ...asked, requestKey, pass, website }, async () => {
      const client = await clientOf(db, asked);
      if (!client.ok) return refusal(client);
      const trip = tripOf(dependencies, asked);
      if (!trip.ok) return refusal(trip);
      const keeping = keepingOf(dependencies, asked, client.value);
      if (!keeping.ok) return refusal(keeping);
      const sent = await sendFeedback(
        {
          requestKey,
          kind,
          name: client.value?.name ?? name,
          phone,
          email,
          emailTo,
          comment,
          officeAddress,
          trip: trip.value,
        },
        { db, boss, site, sites, locale, now, keepWith: keeping.value },
      );
      if (sent.ok) return sent;
      const fields = sent.reason === 'faults' ? sent.faults.map(fieldError) : [usedUp];
      return { ok: false, reason: 'invalid-request', fields };
    });
  });
}

/** What the form is about. An offer that is gone is no reason to lose a user who wants to be called. */
function tripOf(
  dependencies: SellingDependencies,
  asked: CallRequest<typeof feedback>,
): Result<TripSnapshot | undefined, keyof typeof notKept> {
  const { claim, search, kind } = asked.body;
  if (claim === undefined) return search ? tripOfSearch(dependencies, search) : ok(undefined);
  const trip = snapshotOfClaim(openingOf(dependencies, asked), claim);
  return !trip.ok && trip.reason === 'gone' && kind === 'call-back' ? ok(undefined) : trip;
}

function tripOfSearch(
  { catalogue }: SellingDependencies,
  search: string,
): Result<TripSnapshot, 'not-a-search'> {
  const asked = searchedTrip(search);
  return asked.ok ? ok(snapshotOfSearch(asked.value, momentOf(catalogue).directory)) : asked;
}

type BookClient = { inc: number; name: string };

/** The client of the agency’s book that an agent requests something for. */
async function clientOf(
  db: FeedbackDependencies['db'],
  { body, caller }: CallRequest<typeof feedback>,
): Promise<Result<BookClient | undefined, 'not-a-client'>> {
  if (body.client === undefined) return ok(undefined);
  const client = caller.kind === 'manager' ? await bookClient(db, caller, body.client) : undefined;
  return client ? ok({ inc: client.inc, name: client.name }) : fail('not-a-client');
}

/** How a request is kept among those of anyone who has signed in: not at all where nobody has, or it is of no offer. */
function keepingOf(
  dependencies: SellingDependencies,
  asked: CallRequest<typeof feedback>,
  client: BookClient | undefined,
): Result<SendFeedbackContext['keepWith'], keyof typeof notKept> {
  const { body, caller, now } = asked;
  const person = caller.kind === 'manager' || caller.kind === 'traveller' ? caller : undefined;
  if (body.kind !== 'request' || body.claim === undefined || !person) return ok(undefined);
  const requested = requestedOffer(body.claim, openingOf(dependencies, asked));
  if (!requested.ok) return requested;
  if (person.kind === 'traveller')
    return ok((transaction, id) =>
      keepTravellerRequest(transaction, { ...requested.value, id, personId: person.personId, now }),
    );
  return ok((transaction, id) =>
    keepRequest(transaction, {
      ...requested.value,
      from: person,
      id,
      client: client?.name ?? body.name,
      clientInc: client?.inc ?? null,
      now,
    }),
  );
}

const notKept = {
  'not-a-search': { field: 'search', reason: 'is not the query of a search' },
  'not-a-client': { field: 'client', reason: 'is no client of your agency' },
  'not-a-claim': { field: 'claim', reason: 'is not a claim of ours to a stay or a trip' },
  gone: { field: 'claim', reason: 'can no longer be sold' },
} as const;

const refusal = ({ reason, detail }: { reason: keyof typeof notKept; detail?: string }) => ({
  ok: false as const,
  reason: 'invalid-request' as const,
  fields: [detail === undefined ? notKept[reason] : { ...notKept[reason], reason: detail }],
});

const usedUp: FieldError = { field: 'requestKey', reason: 'was sent with other words too often' };

const reasons: Record<string, string> = {
  'validations.required': 'is required',
  'validations.phoneOrEmail': 'is required, or a phone',
};

/** What is wrong with a field, for programs and for people. */
export const fieldError = ({
  field,
  messageKey,
}: Pick<FeedbackFault, 'messageKey'> & { field: string }): FieldError => ({
  field,
  reason: reasons[messageKey] ?? `is not a valid ${field}`,
  messageKey,
});
