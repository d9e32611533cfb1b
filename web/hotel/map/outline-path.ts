import type { PagePath } from '#web/context/page-path.ts';

/** The drawing of the land around a hotel. */
export const outlinePath = (hotel: number): PagePath => `/outlines/${hotel}.svg`;
