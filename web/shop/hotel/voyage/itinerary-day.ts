import type { CruiseProgram } from '#calls/cruise.ts';
import type { Tiles } from '#web/parts/map/open-map.ts';

/** A day of a voyage, with or without words about its port. */
export type ItineraryDay = Omit<CruiseProgram['days'][number], 'text'> & { text?: string };

export type ItineraryProps = { days: readonly ItineraryDay[]; tiles: Tiles | undefined };
