import type { CruiseProgram } from '#calls/cruise.ts';
import type { Tiles } from '#web/parts/map/open-map.ts';

/** A day of a voyage, with or without words about its port. */
export type ItineraryDay = Omit<CruiseProgram['days'][number], 'text'> & { text?: string };

/** A place that a voyage calls at, and the days that the ship is there. */
export type Stop = { first: ItineraryDay; days: number[] };

export type RouteProps = ItineraryProps & { stops: Stop[] };

/** The days of a voyage, by its name. */
export type ItineraryProps = { name: string; days: readonly ItineraryDay[]; tiles: Tiles | undefined };
