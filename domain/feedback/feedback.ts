import type { Site } from '#sites/site.ts';
import { isPhoneOf } from './phone.ts';

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
};

/** What is wrong with a field; the key is of [S]§8, below `validations.`. */
export type FeedbackFault = { field: 'name' | 'phone' | 'email'; messageKey: string };

/** Local part, '@', domain and a top-level domain of 2 to 7 letters ([S]§5.4). */
const email = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,7}$/i;

/** Checks the rules of [S]§5.13 that a server can check: every field that is wrong is named. */
export function faultsOf(
  { name, phone, email: address }: Feedback,
  site: Pick<Site, 'phone'>,
): FeedbackFault[] {
  const faults: FeedbackFault[] = [];
  if (!name.trim()) faults.push({ field: 'name', messageKey: 'validations.required' });
  if (!phone.trim()) faults.push({ field: 'phone', messageKey: 'validations.required' });
  else if (!isPhoneOf(site.phone, phone)) faults.push({ field: 'phone', messageKey: phoneMessageKey(site) });
  if (!address.trim()) faults.push({ field: 'email', messageKey: 'validations.required' });
  else if (!email.test(address)) faults.push({ field: 'email', messageKey: 'validations.email' });
  return faults;
}

/** The message of phoneTr is that of international numbers ([S]§5.5). */
const phoneMessageKey = ({ phone: { validatorKey } }: Pick<Site, 'phone'>) =>
  `validations.${validatorKey === 'phoneTr' ? 'phoneInternational' : validatorKey}`;

/** Our no-reply address beside an address of ours: the sender of every mail. */
export const noReplyBeside = (address: string) => `no-reply@${address.split('@').at(-1)}`;

/** Mail goes to addresses of the operator and nowhere else, or anyone could send mail in its name. */
export function recipientOf(emailTo: string, site: Site, sites: readonly Site[]): string {
  const asked = emailTo.trim().toLowerCase();
  const own = sites.find(({ contacts }) => contacts.email.toLowerCase() === asked);
  return (own ?? site).contacts.email;
}
