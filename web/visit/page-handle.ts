import { type Area, shellAreas } from '#texts/areas.ts';

/** What a route says of itself: `export const handle: PageHandle = { texts: ['results'] }`. */
export type PageHandle = {
  /** The areas of messages that the route speaks of, beside those of the shell and of the routes around it. */
  texts?: readonly Area[];
};

/** The areas that these routes together speak of, the shell's first. */
export const textsOf = (handles: readonly unknown[]): Area[] => [
  ...new Set([
    ...shellAreas,
    ...handles.flatMap((handle) => (handle as PageHandle | undefined)?.texts ?? []),
  ]),
];
