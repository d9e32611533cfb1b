import type { RowOf } from '#domain/operator-data/tables.ts';
import { addDays, dayOfWeek, type PlainDate, plainDate } from '#lib/plain-date.ts';
import { readFacts } from '../facts/read-facts.ts';

type SurveyTables = {
  survey: RowOf<'survey'>[];
  survey_question: RowOf<'survey_question'>[];
  survey_winner: RowOf<'survey_winner'>[];
};

type QuestionColumns = 'kind' | 'required' | `${'title' | 'options' | 'low' | 'high'}_${'en' | 'ru'}`;
type WinnerColumns = 'months' | 'name' | `${'city' | 'prize'}_${'en' | 'ru'}`;

const surveyId = 1;

/** The questionnaire of the demo, and invented winners: one of each of the months before. */
export function surveyRows(today: PlainDate): SurveyTables {
  return {
    survey: [
      {
        id: surveyId,
        slug: 'after-the-journey',
        title: { en: 'How was your journey?', ru: 'Как прошла поездка?' },
        intro: {
          en: '<p>Eight questions, about three minutes. What you say goes to the people who chose the hotel.</p>',
          ru: '<p>Восемь вопросов, минуты три. Ответы прочтут те, кто выбирал отель.</p>',
        },
        thanks: {
          en: '<p>Your answer takes part in the next draw. <a href="/winners">Rules and winners</a></p>',
          ru: '<p>Ваш ответ участвует в ближайшем розыгрыше. <a href="/winners">Правила и победители</a></p>',
        },
        is_open: true,
      },
    ],
    survey_question: readFacts<QuestionColumns>('../content/survey-questions.csv').map((row, position) => ({
      id: position + 1,
      survey_id: surveyId,
      position,
      kind: row.kind as RowOf<'survey_question'>['kind'], // the import judges it
      title: { en: row.title_en, ru: row.title_ru },
      ...(row.options_en && {
        options: { en: lines(row.options_en), ru: lines(row.options_ru) },
      }),
      ...(row.low_en && { low: { en: row.low_en, ru: row.low_ru } }),
      ...(row.high_en && { high: { en: row.high_en, ru: row.high_ru } }),
      is_required: row.required === '1',
    })),
    survey_winner: readFacts<WinnerColumns>('../content/survey-winners.csv').map((row, index) => ({
      id: index + 1,
      drawn_on: firstMonday(today, Number(row.months)),
      name: row.name,
      city: { en: row.city_en, ru: row.city_ru },
      prize: { en: row.prize_en, ru: row.prize_ru },
    })),
  };
}

/** The day of the draw, so many months ago. */
function firstMonday(today: PlainDate, months: number): PlainDate {
  const firstOf = (day: PlainDate) => plainDate(`${day.slice(0, 8)}01`);
  let first = firstOf(today);
  for (let month = 0; month < months; month++) first = firstOf(addDays(first, -1));
  return addDays(first, (8 - dayOfWeek(first)) % 7);
}

const lines = (list: string) => list.split('|').join('\n');
