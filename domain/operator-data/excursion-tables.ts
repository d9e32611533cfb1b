import {
  amount,
  currency,
  flag,
  id,
  latitude,
  localised,
  longitude,
  mediaPath,
  mediaPathOrIcon,
  optional,
  position,
  refers,
  slug,
  text,
  textChoice,
  whole,
} from './column.ts';
import { table } from './table.ts';

const days = {
  pattern: { test: /^[1-9]\d?(,[1-9]\d?)*$/, reads: 'numbers of days with commas between them' },
  note: 'days of the tour: 1,2,5; empty: every day',
};

/** Excursion tours as their pages show them; what is sold are the tours that name them. */
export const excursionTables = {
  excursion_tour: table({
    about:
      'Excursion tours. Their dates, nights and days of departure are those of the tours that name them.',
    key: ['id'],
    unique: [['slug']],
    columns: {
      id: id(),
      slug,
      state_id: refers('state'),
      title: localised(300),
      summary: optional(localised(5000)),
      description: optional(localised(50_000)),
      banner_image: optional(mediaPath),
      type: optional(textChoice(['cruise', 'excurtour'], 'by water or by land'), 'excurtour'),
      is_active: optional(flag('shown at all'), true),
      position: optional(position, 0),
    },
  }),
  excursion_tour_image: table({
    about: 'Pictures of an excursion tour.',
    key: ['excursion_tour_id', 'order_no'],
    columns: {
      excursion_tour_id: refers('excursion_tour'),
      order_no: position,
      image: mediaPath,
      alt: localised(500, 'what the picture shows'),
    },
  }),
  excursion_tour_day: table({
    about: 'Where an excursion tour is, day by day. Its programs of one length have the same days.',
    key: ['excursion_tour_id', 'nights', 'day'],
    columns: {
      excursion_tour_id: refers('excursion_tour'),
      nights: whole({ min: 1, max: 60, note: 'of the programs that have this day' }),
      day: whole({ min: 1, max: 61, note: '1 is the day of arrival' }),
      title: localised(300),
      latitude,
      longitude,
      text: optional(localised(5000)),
    },
  }),
  excursion_tour_icon: table({
    about: 'What an excursion tour says of itself with an icon.',
    key: ['excursion_tour_id', 'position'],
    columns: {
      excursion_tour_id: refers('excursion_tour'),
      position,
      link: mediaPathOrIcon,
      value: localised(300),
    },
  }),
  excursion_service: table({
    about: 'What is in an excursion tour, and what can be added. What each traveller pays is a tour_service.',
    key: ['id'],
    together: [['price_amount', 'currency']],
    columns: {
      id: id(),
      excursion_tour_id: refers('excursion_tour'),
      is_included: flag('in the price of the tour'),
      title: localised(300),
      summary: optional(localised(2000)),
      description: optional(localised(5000)),
      icon: optional(mediaPathOrIcon),
      image: optional(mediaPath),
      price_amount: optional(amount('one person')),
      currency: optional(currency),
      days_of_service: optional(text({ ...days, maxLength: 120 })),
      is_active: optional(flag('shown at all'), true),
      position: optional(position, 0),
    },
  }),
} as const;
