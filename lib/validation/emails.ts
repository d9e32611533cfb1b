import { hasForm, isEmpty, textOf, textRule, type Validator } from './fault.ts';

const isEmail = hasForm(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,7}$/i);

/** Local part, '@', domain and a top-level domain of 2 to 7 letters; the message may be another than `validations.email`. */
export const email =
  (messageKey = 'validations.email'): Validator =>
  (value) =>
    isEmpty(value) || isEmail(textOf(value)) ? undefined : { key: messageKey, params: {} };

/** As RFC 5321 has it: the local part may be quoted, the domain may be an IP address in square brackets. */
export const strictEmail = textRule('strictEmail', (text) => {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && (isDotted(local) || isQuoted(local)) && (isNamed(domain) || isAddress(domain));
});

const isAtom = hasForm(/^[^\s<>()[\]\\,;:@"]+$/);
const isDotted = (text: string) => text.split('.').every(isAtom);
const isQuoted = hasForm(/^"(?:[^"\\\r\n]|\\[^\r\n])+"$/);
const isNamed = hasForm(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/i);

const bracketed = /^\[(.+)\]$/;

function isAddress(domain: string): boolean {
  const [, address = ''] = bracketed.exec(domain) ?? [];
  return isFour(address.split('.')) || (isSix(address) && URL.canParse(`http://[${address.slice(5)}]`));
}

const isFour = (parts: string[]) =>
  parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);

/** Short enough for an IP address of version 6; whether it is one, the platform knows. */
const isSix = hasForm(/^IPv6:[\da-f:.]{2,45}$/i);
