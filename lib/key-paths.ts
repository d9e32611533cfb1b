/**
 * Segments of paths that a key follows: anyone who has the address may read the quote, answer the survey, set the password.
 * `s` is a short link, which may lead to any of them.
 */
const beforeKey = /^(?:quote|question|invitation|reset-password|email|handoff|s)$/i;

const cut = '…';

/** Whether a path has a key in it, in any language and however it is written. */
export const isKeyPath = (path: string): boolean => keysIn(path).some(Boolean);

/** A path, or the path of an address, as it may be logged: what follows where keys stand, and what looks like one, is cut. */
export function withoutKeys(address: string): string {
  const [, origin = '', path = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/?#]*)?(.*)$/is.exec(address)!;
  const keys = keysIn(path);
  if (!keys.some(Boolean)) return address;
  const segments = segmentsOf(path).map((segment, nth) => (keys[nth] ? cut + endingOf(segment) : segment));
  return origin + encodeURI(segments.join('/')).replaceAll(encodeURI(cut), cut);
}

/** A text with what looks like a key cut. */
export const textWithoutKeys = (text: string): string =>
  text.replace(/[\w-]{20,}/g, (word) => (looksLikeKey(word) ? cut : word));

/** Of each segment of a path, whether it is a key. */
function keysIn(path: string): boolean[] {
  const segments = segmentsOf(path);
  const isFile = segments[1] === 'assets';
  // What calls are told comes in their query.
  const isCall = /^(?:b2c|core|api)$/i.test(segments[1] ?? '');
  return segments.map((segment, nth) => {
    if (segment === '' || isFile) return false;
    const before = segments.slice(0, nth).findLast(Boolean) ?? '';
    return (!isCall && beforeKey.test(before)) || segment.split('.').some(looksLikeKey);
  });
}

/** The router knows a path by what its escapes mean, `%2F` included. */
function segmentsOf(path: string): string[] {
  try {
    return decodeURIComponent(path).split('/');
  } catch {
    return path.split('/'); // a % that stands for nothing
  }
}

/** Random bytes in Base64 have letters of both cases and something else; in hexadecimal they are long. */
const looksLikeKey = (word: string): boolean =>
  (/^[\w-]{20,}$/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && /[\d_-]/.test(word)) ||
  /^[0-9a-f]{32,}$/i.test(word);

/** `.data` says that the router asks for what a page shows, `.pdf` that it is the document. */
const endingOf = (segment: string) => /\.(?:data|pdf)$/.exec(segment)?.[0] ?? '';
