import { type TravelKind, travelKinds } from '#lib/travel-kind.ts';
import type { MessageKey } from '#texts/message-key.ts';
import type { CalendarDay } from './calendar-day.ts';

type DateKeys = {
  label: MessageKey;
  title: MessageKey;
  from: MessageKey;
  to: MessageKey;
  /** What the marks of days mean, in the order of the legend; what is missing is never there. */
  statuses: Partial<Record<CalendarDay['colorCode'], MessageKey>>;
};

const ofFlights: DateKeys = {
  label: 'wizard.dates.label',
  title: 'wizard.dates.title',
  from: 'wizard.dates.from',
  to: 'wizard.dates.to',
  statuses: {
    charter: 'wizard.dates.charter',
    few: 'wizard.dates.charterFew',
    regular: 'wizard.dates.regular',
    request: 'wizard.dates.onRequest',
    none: 'wizard.dates.none',
  },
};

const ofStays: DateKeys = {
  label: 'wizard.dates.checkIn',
  title: 'wizard.dates.checkInTitle',
  from: 'wizard.dates.checkInFrom',
  to: 'wizard.dates.checkInTo',
  statuses: {
    regular: 'wizard.dates.confirmed',
    request: 'wizard.dates.onRequest',
    none: 'wizard.dates.noRooms',
  },
};

/** The words of days: who flies departs, who only stays checks in. */
export const dateKeys = (kind: TravelKind): DateKeys => (travelKinds[kind].hasFlight ? ofFlights : ofStays);
