import {
  day,
  flag,
  html,
  id,
  letters,
  localised,
  optional,
  position,
  slug,
  text,
  textChoice,
} from './column.ts';
import { table } from './table.ts';

/** Whom the operator looks for. */
export const careersTables = {
  vacancy: table({
    about: 'Vacancies of the careers site.',
    key: ['id'],
    unique: [['slug']],
    ordered: [['published_from', 'published_to']],
    columns: {
      id: id(),
      slug,
      title: localised(200),
      area: textChoice(
        ['sales', 'contracts', 'journeys', 'technology', 'marketing', 'finance'],
        'area of work; lists are filtered by it',
      ),
      city_slug: text({ ...slug, note: 'lists are filtered by it' }),
      city: localised(120),
      country_code: letters(2, 'ISO 3166 code of the country of the city'),
      is_remote: optional(flag('may be done from anywhere'), false),
      employment: optional(
        textChoice(['full-time', 'part-time', 'temporary'], 'how much of it'),
        'full-time',
      ),
      lead: localised(500, 'one sentence'),
      work: html(20_000, 'what there is to do, in HTML'),
      person: html(20_000, 'who is looked for, in HTML'),
      offer: optional(html(20_000, 'what the operator offers, in HTML')),
      published_from: day('first day'),
      published_to: optional(day('last day to apply')),
      position: optional(position, 0),
      markets: optional(
        text({
          maxLength: 200,
          pattern: { test: /^[a-z0-9]+(,[a-z0-9]+)*$/, reads: 'names with commas between them' },
          note: 'only in these markets: ru,by; empty: in all',
        }),
        '',
      ),
    },
  }),
} as const;
