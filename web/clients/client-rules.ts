import type { FieldError } from '#calls/problem.ts';
import { email } from '#lib/validation/emails.ts';
import type { Fault } from '#lib/validation/fault.ts';
import { required } from '#lib/validation/required.ts';
import { anyText, saying } from '#web/parts/form/field-rules.ts';

const words: Partial<Record<string, string>> = {
  name: 'clients.fault.name',
  email: 'clients.fault.email',
  consentWay: 'clients.fault.consentWay',
};

/** The form of a client; the call knows what needs a consent, and the phones of the market. */
export const clientRules = {
  name: { validators: [saying('clients.fault.name', required())] },
  clientLang: anyText,
  consentWay: anyText,
  phone: anyText,
  email: { validators: [saying('clients.fault.email', email())] },
  notes: anyText,
};

/** What the form says of a field that the call does not take. */
export function clientFault({ field, messageKey }: FieldError): [string, Fault] {
  const key = field === 'phone' && messageKey ? messageKey : (words[field] ?? 'clients.fault.other');
  return [field, { key, params: {} }];
}
