import type { PartnerAnswer } from './partners.ts';

/** Days that follow one another and share their hours: `Пн - Пт`, `10:00–19:00`. */
export type HoursLine = { days: string; hours: string };

/** When an office is open ([S]§2.16): the texts of `closed` and `unspecified` are the page's. */
export type OfficeHours =
  | { kind: 'closed' }
  | { kind: 'unspecified' }
  | { kind: 'hours'; lines: [HoursLine, ...HoursLine[]] };

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** From so many days on a group is written as its first and its last. */
const fewestOfRange = 3;

type Received = Pick<PartnerAnswer, 'notavail_wheretobuy' | 'workTimes'>;

/** Days that share their hours as one line each; a closed office has none, whatever it was told to have. */
export function officeHoursOf({ notavail_wheretobuy: isClosed, workTimes }: Received): OfficeHours {
  if (isClosed) return { kind: 'closed' };
  const [first, ...others] = groupsOf(workTimes).map(lineOf);
  return first ? { kind: 'hours', lines: [first, ...others] } : { kind: 'unspecified' };
}

type Day = { name: string; hours: string; weekday: number };
type Group = { hours: string; days: [Day, ...Day[]] };

function groupsOf(workTimes: Received['workTimes']): Group[] {
  const groups: Group[] = [];
  for (const day of openDays(workTimes)) {
    const last = groups.at(-1);
    const follows = last !== undefined && day.weekday === last.days.at(-1)!.weekday + 1;
    if (follows && last.hours === day.hours) last.days.push(day);
    else groups.push({ hours: day.hours, days: [day] });
  }
  return groups;
}

const openDays = (workTimes: Received['workTimes']): Day[] =>
  workTimes
    .map(({ workTime, name, lName }) => ({
      name,
      hours: workTime.trim(),
      weekday: weekdays.indexOf(lName.trim().toLowerCase()),
    }))
    .filter(({ hours }) => hours !== '')
    .sort((a, b) => a.weekday - b.weekday);

function lineOf({ hours, days }: Group): HoursLine {
  const names = days.map(({ name }) => name);
  const isRange = names.length >= fewestOfRange;
  return { days: isRange ? `${names[0]} - ${names.at(-1)}` : names.join(', '), hours };
}
