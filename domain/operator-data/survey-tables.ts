import {
  day,
  flag,
  html,
  id,
  localised,
  optional,
  position,
  refers,
  slug,
  text,
  textChoice,
} from './column.ts';
import { table } from './table.ts';

const markets = optional(
  text({
    maxLength: 200,
    pattern: { test: /^[a-z0-9]+(,[a-z0-9]+)*$/, reads: 'names with commas between them' },
    note: 'only in these markets: ru,by; empty: in all',
  }),
  '',
);

/** What travellers are asked, and what was rendered among their answers. */
export const surveyTables = {
  survey: table({
    about: 'Questionnaires of the survey site.',
    key: ['id'],
    unique: [['slug']],
    columns: {
      id: id(),
      slug,
      title: localised(200),
      intro: optional(html(5000, 'above the questions, in HTML')),
      thanks: optional(html(5000, 'in their place once they are answered, in HTML')),
      is_open: optional(flag('anybody may ask for a link of their own'), false),
      published_to: optional(day('last day to answer')),
      markets,
    },
  }),
  survey_question: table({
    about: 'Questions of a questionnaire. A choice has options, and no other kind has.',
    key: ['id'],
    columns: {
      id: id(),
      survey_id: refers('survey'),
      position,
      kind: textChoice(['choice', 'scale', 'text'], 'a scale goes from 1 to 5'),
      title: localised(500),
      options: optional(localised(2000, 'one a line, in the same order in every language')),
      low: optional(localised(120, 'what 1 means')),
      high: optional(localised(120, 'what 5 means')),
      is_required: optional(flag('has to be answered'), true),
    },
  }),
  survey_winner: table({
    about: 'Who won what in the draws among complete answers.',
    key: ['id'],
    columns: {
      id: id(),
      drawn_on: day('day of the draw'),
      name: text({ maxLength: 120, note: 'as it may be shown: a first name and an initial' }),
      city: localised(120),
      prize: localised(300),
      markets,
    },
  }),
} as const;
