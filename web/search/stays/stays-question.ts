import type { PlainDate } from '#lib/plain-date.ts';
import type { Days, Nights, Travellers } from '#web/search/query/trip.ts';

/** What is asked about days of departure and lengths of stay, and where a choice among them leads. */
export type StaysQuestion = Days &
  Nights &
  Travellers & {
    currency?: string | undefined;
    /** The query of the lookups for these days and nights. */
    ask: (days: readonly PlainDate[], nights: Nights) => string;
    /** The same page with other days or nights. */
    to: (change: Partial<Days & Nights>) => string;
  };
