import type { AnswerOf } from '#calls/call.ts';
import type { calendar } from '#calls/lookups-dates.ts';

type AnsweredDay = AnswerOf<typeof calendar>['days'][number];

/** A day of the calendar: what it is marked with in the legend, and whether it can be chosen ([W]§3.2). */
export type CalendarDay = {
  /** `YYYY-MM-DD` */
  value: string;
  colorCode: AnsweredDay['status'];
  disabled: boolean;
  price: number | null;
};

/** A day that is answered; one on which nothing leaves cannot be chosen. */
export const calendarDay = ({ date, status, price }: AnsweredDay): CalendarDay => ({
  value: date,
  colorCode: status,
  disabled: status === 'none',
  price,
});
