import type { Area } from '#texts/areas.ts';

/** What the build says of a route: the areas of messages that it speaks of. */
export type PageHandle = { texts?: readonly Area[] };

/** The areas that these routes together speak of. */
export const textsOf = (handles: readonly unknown[]): Area[] => [
  ...new Set(handles.flatMap((handle) => (handle as PageHandle | undefined)?.texts ?? [])),
];
