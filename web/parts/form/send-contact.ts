import type { Client } from '#calls/client.ts';
import { feedback, feedbackBody } from '#calls/feedback.ts';
import type { Site } from '#sites/site.ts';
import { type ContactField, clientField, isTravellerField } from './contact-field-names.ts';
import { agentRules, boxRules, contactRules } from './contact-rules.ts';
import { anyText, type FieldRules, type FieldTexts } from './field-rules.ts';
import { formAnswer, openingRules } from './form-answer.ts';
import { refuse } from './form-refusal.ts';
import { checkForm } from './parse-form.ts';
import type { SentForm } from './read-form.ts';

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
export async function sendContact(form: SentForm, addressee: Addressee, { client, site }: Sender) {
  const { agent } = addressee;
  const sent = checkForm(form, sentRules(form, agent ? agentRules : contactRules(site, addressee.kind)));
  if (!sent.ok) return refuse(sent.refusal);
  const { typed, value } = sent;
  const { FIELD_NAME, FIELD_PHONE, FIELD_EMAIL, FIELD_ADDITIONAL } = value;
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
      client: agent ? Number(value.FIELD_CLIENT) || undefined : undefined,
      requestKey: value.requestKey,
      pass: value.pass,
      website: value.website,
    },
  );
  const answer = await client.call(feedback, {}, body);
  // An address that nobody can search by is no reason to lose who wants to be called.
  const isOddSearch =
    !answer.ok && answer.fields?.some(({ field }) => field === 'search' || field === 'claim');
  if (addressee.kind === 'call-back' && isOddSearch) {
    const { search: _, claim: __, ...rest } = body;
    return formAnswer(await client.call(feedback, {}, rest), typed, fieldsOfCall);
  }
  return formAnswer(answer, typed, fieldsOfCall);
}

/** The rules of all that such a form sends: its fields, who was chosen of those who are saved, and what it was opened with. */
const sentRules = ({ names }: SentForm, rules: FieldRules<ContactField>) => ({
  ...openingRules,
  ...boxRules(names.filter(isTravellerField)),
  [clientField]: anyText,
  ...rules,
});

/** What such a form shows again, whichever rules hold for it. */
export const typedContact = (form: SentForm): FieldTexts =>
  checkForm(form, sentRules(form, agentRules)).typed;

/** What the form asks for has changed while it was open. */
export const isStale = (typed: FieldTexts, status: 409 | 410) =>
  refuse({ fields: {}, typed, isStale: true }, status);

const fieldsOfCall: Record<string, ContactField | typeof clientField> = {
  name: 'FIELD_NAME',
  phone: 'FIELD_PHONE',
  email: 'FIELD_EMAIL',
  client: 'FIELD_CLIENT',
};
