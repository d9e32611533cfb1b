import { day, decimal, id, letters, localised } from './column.ts';
import { table } from './table.ts';

/** The currencies that prices are shown in, and the operator’s own rates. */
export const moneyTables = {
  exchange_rate: table({
    about: 'The operator’s own rates. A price uses the newest rate that is not after the day of sale.',
    key: ['currency', 'date'],
    columns: {
      currency: letters(3, 'ISO 4217'),
      date: day('from this day on'),
      per_euro: decimal(18, 6, 'units of the currency for one euro'),
    },
  }),
  currency: table({
    about: 'Currencies that prices are shown in.',
    key: ['code'],
    unique: [['inc']],
    columns: {
      code: letters(3, 'ISO 4217'),
      inc: id(),
      name: localised(200),
    },
  }),
} as const;
