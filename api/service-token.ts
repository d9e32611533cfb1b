import { createHash, timingSafeEqual } from 'node:crypto';

/** The token of those who may ask the calls about services; there are no accounts behind it. */
export type ServiceTokenDependencies = { serviceToken: string };

/** Lets those pass who show the token. Takes as long for a wrong one: digests have one length whatever is sent. */
export function serviceGuard({
  serviceToken,
}: ServiceTokenDependencies): (bearer: string | undefined) => boolean {
  const expected = digest(serviceToken);
  return (bearer) => bearer !== undefined && timingSafeEqual(digest(bearer), expected);
}

const digest = (token: string) => createHash('sha256').update(token).digest();
