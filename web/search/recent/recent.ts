import { type PlainDate, parsePlainDate } from '#lib/plain-date.ts';

/** A search or a hotel, called as it is in the language of its page; a hotel has its inc, a picture where there is one. */
export type Seen =
  | { type: 'search'; name: string }
  | { type: 'hotel'; name: string; inc: number; image: string | undefined };

/** What somebody was at, with the path and query of its page. */
export type Recent = Seen & { address: string; lang: string };

/** As many of each as a line has room for. */
const mostOfType = { search: 3, hotel: 5 };

/** The newest first, each once. */
function eachOnce(all: readonly Recent[]): Recent[] {
  const once = all.filter((each, index) => all.findIndex((other) => keyOf(other) === keyOf(each)) === index);
  return once.filter(
    (each) => once.filter(({ type }) => type === each.type).indexOf(each) < mostOfType[each.type],
  );
}

/** Another filter is no other search. */
function keyOf(each: Recent): string {
  if (each.type === 'hotel') return `hotel ${each.inc}`;
  const said = parametersOf(each.address);
  return [
    each.name,
    ...['CHECKIN_BEG', 'CHECKIN_END', 'NIGHTMIN', 'NIGHTMAX'].map((name) => said.get(name)),
  ].join();
}

const parametersOf = (address: string) => new URL(address, 'http://localhost').searchParams;

/** The days and nights that a search was for, where its address says them. */
export function stayOf({ address }: Recent) {
  const said = parametersOf(address);
  const [from, to] = ['CHECKIN_BEG', 'CHECKIN_END'].map((name) => parsePlainDate(said.get(name) ?? ''));
  const [shortest, longest] = ['NIGHTMIN', 'NIGHTMAX'].map((name) => Number(said.get(name)));
  return from && to && shortest && longest ? { from, to, shortest, longest } : undefined;
}

/** Its page with nothing open on it. */
export function pageOf({ address }: Recent): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  for (const open of ['offer', 'request', 'modal', 'expand', 'index']) searchParams.delete(open);
  return searchParams.size > 0 ? `${pathname}?${searchParams}`.replaceAll('%2C', ',') : pathname;
}

/** What is still of use: in the language that is read, and searches whose days are not over. */
export const stillRecent = (all: readonly Recent[], lang: string, today: PlainDate): Recent[] =>
  all.filter((each) => {
    const stay = stayOf(each);
    return each.lang === lang && (each.type === 'hotel' || (stay !== undefined && stay.to > today));
  });

/** Reads what is stored, a line each, the newest first; what is none of it is left out. */
export const readRecent = (stored: string | null): Recent[] =>
  eachOnce((stored ?? '').split('\n').map(readLine).filter(isRecent));

function readLine(line: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(line);
  } catch {
    return null; // somebody else's value
  }
}

const isRecent = (each: Partial<Record<string, unknown>> | null): each is Recent =>
  ['search', 'hotel'].includes(String(each?.type)) &&
  typeof each?.name === 'string' &&
  typeof each.lang === 'string' &&
  /^\/(?![/\\])/.test(String(each.address)); // a page of ours
