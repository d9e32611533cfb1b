import { data } from 'react-router';
import type { CallResult, Client } from '#calls/client.ts';
import { feedback, feedbackBody } from '#calls/feedback.ts';
import type { FieldError } from '#calls/problem.ts';
import { fault } from '#lib/validation/fault.ts';
import type { Site } from '#sites/site.ts';
import type { ContactField, clientField } from './contact-field-names.ts';
import type { ContactOutcome, SentForm } from './contact-outcome.ts';
import { agentRules, contactRules } from './contact-rules.ts';
import { type Faults, faultsOf, rawValues } from './field-rules.ts';

/** What the page adds to what was typed: who it is for, and what it is about. */
export type Addressee = {
  kind: 'request' | 'call-back';
  emailTo: string;
  address?: string | undefined;
  context?: string | undefined;
  /** The offer that a user who is signed in requests. */
  claim?: string | undefined;
  /** The search that it is about, where there is no offer. */
  search?: string | undefined;
  /** The agent who asks, as the office answers them. */
  agent?: { phone: string; email: string } | undefined;
};

type Sender = { client: Client; site: Pick<Site, 'phone'> };

/** Checks what was typed by the rules of its form, and sends it through the feedback call ([S]§7.2). */
export async function sendContact(typed: SentForm, addressee: Addressee, { client, site }: Sender) {
  const { agent } = addressee;
  const rules = agent ? agentRules : contactRules(site, addressee.kind);
  const faults = faultsOf(rules, typed);
  if (Object.keys(faults).length > 0) return refused(faults, typed);
  const { FIELD_NAME, FIELD_PHONE, FIELD_EMAIL, FIELD_ADDITIONAL } = rawValues(rules, typed);
  const body = feedbackBody(
    {
      name: FIELD_NAME,
      phone: agent?.phone ?? FIELD_PHONE,
      email: agent?.email ?? FIELD_EMAIL,
      additional: FIELD_ADDITIONAL,
    },
    {
      kind: addressee.kind,
      emailTo: addressee.emailTo,
      address: addressee.address ?? '',
      context: addressee.context ?? '',
      claim: addressee.claim,
      search: addressee.search,
      client: agent ? Number(typed.FIELD_CLIENT) || undefined : undefined,
      requestKey: typed.requestKey,
      pass: typed.pass,
      website: typed.website,
    },
  );
  const sent = await client.call(feedback, {}, body);
  // An address that nobody can search by is no reason to lose who wants to be called.
  const isOddSearch = !sent.ok && sent.fields?.some(({ field }) => field === 'search' || field === 'claim');
  if (addressee.kind === 'call-back' && isOddSearch) {
    const { search: _, claim: __, ...rest } = body;
    return outcomeOf(await client.call(feedback, {}, rest), typed);
  }
  return outcomeOf(sent, typed);
}

function outcomeOf(sent: CallResult<{ number: number }>, typed: SentForm) {
  if (sent.ok) return data<ContactOutcome>({ status: 'sent', number: sent.value.number });
  const faults = faultsTold(sent.fields ?? []);
  return Object.keys(faults).length > 0
    ? refused(faults, typed)
    : notSent(typed, statuses[sent.reason] ?? 502);
}

const statuses: Record<string, number> = { 'too-many-requests': 429, unavailable: 503 };

const refused = (faults: Faults, typed: SentForm) =>
  data<ContactOutcome>({ status: 'invalid', faults, typed }, { status: 400 });

/** The form could not be sent, for a reason that is not in what was typed. */
export const notSent = (typed: SentForm, status: number) =>
  data<ContactOutcome>({ status: 'failed', typed }, { status });

/** What the form asks for has changed while it was open. */
export const isStale = (typed: SentForm, status: 409 | 410) =>
  data<ContactOutcome>({ status: 'stale', typed }, { status });

const fieldsOfCall: Record<string, ContactField | typeof clientField> = {
  name: 'FIELD_NAME',
  phone: 'FIELD_PHONE',
  email: 'FIELD_EMAIL',
  client: 'FIELD_CLIENT',
};

/** The call's own findings, such as those of an operator's server that knows more than we do. */
function faultsTold(errors: readonly FieldError[]): Faults {
  const known = errors.flatMap(({ field, messageKey }) => {
    const name = fieldsOfCall[field];
    return name && messageKey ? [[name, fault(messageKey.replace(/^validations\./, ''))] as const] : [];
  });
  return Object.fromEntries(known);
}
