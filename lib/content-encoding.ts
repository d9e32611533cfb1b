import { parseAccept } from 'hono/utils/accept';

/** What we compress with, the smallest first. */
export const contentEncodings = ['br', 'gzip'] as const;

export type ContentEncoding = (typeof contentEncodings)[number];

/**
 * What the visitor likes best of what we have, by an `Accept-Encoding` header, and of what they like the same what is
 * smallest; undefined where they take none.
 */
export function encodingFor<Encoding extends ContentEncoding>(
  accepted: string | undefined,
  ours: readonly Encoding[],
): Encoding | undefined {
  if (!accepted) return undefined;
  const wanted = new Map(parseAccept(accepted.toLowerCase()).map(({ type, q }) => [type, q]));
  const liked = (one: Encoding) => wanted.get(one) ?? wanted.get('*') ?? 0;
  const [best] = ours.filter((one) => liked(one) > 0).sort((a, b) => liked(b) - liked(a));
  return best;
}
