import type { TripSnapshot } from '#domain/offers/trip-snapshot.ts';
import { email } from '#lib/validation/emails.ts';
import type { Validator } from '#lib/validation/fault.ts';
import { firstFault } from '#lib/validation/first-fault.ts';
import { marketPhone } from '#lib/validation/market-phone.ts';
import { required, requiredEither } from '#lib/validation/required.ts';
import type { Site } from '#sites/site.ts';

export type FeedbackKind = 'request' | 'call-back';

/** What a visitor asks an office for, as it was sent. */
export type Feedback = {
  /** Made with the form: sending it again is the same request. */
  requestKey: string;
  kind: FeedbackKind;
  name: string;
  phone: string;
  email: string;
  /** Where the form wants the mail to go. */
  emailTo: string;
  /** The composed lines of [S]§7.2. */
  comment: string;
  officeAddress: string;
  /** What it asks for; undefined: nothing that is sold. */
  trip?: TripSnapshot | undefined;
};

/** What is wrong with a field, as the key of its message. */
export type FeedbackFault = { field: (typeof fields)[number]; messageKey: string };

const fields = ['name', 'phone', 'email'] as const;

/**
 * Checks the rules of [S]§5.13 that a server can check: every field that is wrong is named. A request has a phone or an
 * e-mail, a call-back both.
 */
export function faultsOf(feedback: Feedback, site: Pick<Site, 'phone'>): FeedbackFault[] {
  const rules: Record<FeedbackFault['field'], Validator> = {
    name: required(),
    phone: firstFault(...(feedback.kind === 'request' ? [] : [required()]), marketPhone(site.phone)),
    email: firstFault(...emailPresence(feedback), email()),
  };
  return fields.flatMap((field) => {
    const fault = rules[field](feedback[field]);
    return fault ? [{ field, messageKey: fault.key }] : [];
  });
}

function emailPresence({ kind, phone }: Feedback): Validator[] {
  if (kind !== 'request') return [required()];
  return phone === '' ? [requiredEither()] : [];
}
