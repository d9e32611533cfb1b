import type { Env } from './env.ts';

/** A page of ours in the place of a map of another provider. */
export const embeddedMapPath = '/embedded-map';

const ownMap = `${embeddedMapPath}?latitude={latitude}&longitude={longitude}&zoom={zoom}`;

/** The map of another provider: an operator's own, in a demo a page of ours, or none. */
export function embeddedMap({ DEMO, EMBEDDED_MAP }: Pick<Env, 'DEMO' | 'EMBEDDED_MAP'>): string | undefined {
  if (EMBEDDED_MAP === undefined) return DEMO ? ownMap : undefined;
  return EMBEDDED_MAP === 'off' ? undefined : EMBEDDED_MAP;
}
