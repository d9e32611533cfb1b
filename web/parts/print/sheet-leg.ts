import type { LegAnswer } from '#calls/offer-fields.ts';
import type { SheetLeg } from '#lib/printed-sheet.ts';
import type { SheetWriter } from './sheet-writer.ts';

/** A flight as a printed page tells it; `kind` where it is known. */
export function sheetLeg(
  leg: LegAnswer,
  kind: 'charter' | 'regular' | undefined,
  { t, format }: SheetWriter,
): SheetLeg {
  const time = { hours: Math.floor(leg.durationMinutes / 60), minutes: leg.durationMinutes % 60 };
  const duration = t(
    time.hours === 0 ? 'common.duration.minutes' : 'common.duration.hoursMinutes',
    time,
  ).replaceAll(' ', '\u00a0');
  const end = (at: string, airport: string) => ({
    time: at.slice(11, 16),
    place: `${airport}, ${format.date(at.slice(0, 10))}`,
  });
  const flight = `${leg.carrier} ${leg.flightNumber.replace(' ', '\u00a0')}`;
  return {
    from: end(leg.departsAt, leg.from),
    to: end(leg.arrivesAt, leg.to),
    way: [flight, duration, ...(kind ? [t(`detail.offer.${kind}`)] : [])].join(', '),
  };
}
