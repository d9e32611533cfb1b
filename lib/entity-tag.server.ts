import { hash } from 'node:crypto';

/** What tells the versions of a text apart, however it is packed: a weak `ETag` (RFC 9110, 8.8.1). */
export const entityTagOf = (text: string) => `W/"${hash('sha1', text, 'base64url')}"`;

/** Whether who asks has the version of this tag already (RFC 9110, 13.1.2). */
export function hasVersion(ifNoneMatch: string | undefined, tag: string): boolean {
  const asked = tag.replace(/^W\//, '');
  return ifNoneMatch?.match(/"[^"]*"|\*/g)?.some((known) => known === asked || known === '*') ?? false;
}
