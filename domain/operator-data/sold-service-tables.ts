import { amount, currency, id, localised, optional, position, refers, word } from './column.ts';
import { from, table, to } from './table.ts';

/** Services that are sold by themselves. */
export const soldServiceTables = {
  service_type: table({
    about: 'Kinds of services that are sold by themselves: 69 mobile connection, 56 certificates.',
    key: ['id'],
    columns: {
      id: id(),
      name: localised(200),
      category_key: word('4: shown in the search of services'),
      position: optional(position, 0),
    },
  }),
  service_price: table({
    about: 'What one person pays for a service, by the country that the person lives in.',
    key: ['id'],
    ordered: [['date_from', 'date_to']],
    sameState: ['state_id', 'town_id.region_id.state_id'],
    columns: {
      id: id(),
      service_type_id: refers('service_type'),
      departure_country_id: refers('departure_country'),
      state_id: refers('state', 'where the service is'),
      town_id: optional(refers('town', 'empty: all towns')),
      name: localised(300),
      note: optional(localised(2000)),
      date_from: from('day of the service'),
      date_to: to('day of the service'),
      currency,
      adult_amount: amount('each adult'),
      child_amount: amount('each child'),
      position: optional(position, 0),
    },
  }),
} as const;
