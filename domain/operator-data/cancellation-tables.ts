import { currency, id, optional, refers, text, whole } from './column.ts';
import { table } from './table.ts';

/** What is lost of what was paid when a trip is cancelled. */
export const cancellationTables = {
  cancellation_terms: table({
    about: 'What is lost when a trip is cancelled. Contracts, flights and services name their terms.',
    key: ['id'],
    columns: { id: id(), name: text({ maxLength: 200, note: 'for the operator' }) },
  }),
  cancellation_step: table({
    about:
      'From so many days before the trip begins, until the next step, this is lost; before the first step nothing.',
    key: ['cancellation_terms_id', 'days_before'],
    either: [['share', 'amount']],
    together: [['amount', 'currency']],
    beyond: ['Closer to the trip no less is lost: a later step has no smaller `share` or `amount`.'],
    columns: {
      cancellation_terms_id: refers('cancellation_terms'),
      days_before: whole({ max: 730, note: 'days before the day the trip begins; 0 = that day' }),
      share: optional(whole({ max: 10_000, note: 'of what the line costs; 10000 = all of it' })),
      amount: optional(
        whole({
          note:
            'each traveller of 2 years and more, and each infant with a seat of its own on a flight, ' +
            'in minor units (cents); at most what the line costs',
        }),
      ),
      currency: optional({ ...currency, note: 'of the amount; needs an exchange_rate, except EUR' }),
    },
  }),
} as const;

/** The terms of a row, where the operator says them. */
export const cancellationTerms = (note: string) => optional(refers('cancellation_terms', note));
