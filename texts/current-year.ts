import type { PlainDate } from '#lib/plain-date.ts';

/** Fills `{currentYear}` in an editor's text: after October 31 it means the coming year ([S]§9). */
export function fillCurrentYear(text: string, today: PlainDate): string {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '10-31' ? 1 : 0);
  return text.replaceAll('{currentYear}', String(year));
}
