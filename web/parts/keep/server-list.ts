import { type AnswerOf, basePaths } from '#calls/call.ts';
import type { getNotify } from '#calls/notify.ts';
import type { KeptList, ListName } from './kept-list.ts';

/** What kept lists are called on the server ([S]§4.7). */
const keys: Record<ListName, string> = { compare: 'COMPARE', favorites: 'FAVORITES' };

/** The list as the server has it; undefined where it does not say, or the session is over. */
export async function fetchServerList(name: ListName): Promise<KeptList | undefined> {
  const notify = await answerTo(`GetNotify?key=${keys[name]}`);
  return notify && listIn(notify);
}

/** Has the server make the changes that lead from one list to the other; false where it does not. */
export async function sendServerList(name: ListName, before: KeptList, list: KeptList): Promise<boolean> {
  const known = before.join(',') || '0'; // an empty field is none
  const body = new URLSearchParams({ key: keys[name], value: list.join(','), before: known });
  return (await answerTo('SetNotify', { method: 'POST', body, keepalive: true })) !== undefined;
}

type Notify = AnswerOf<typeof getNotify>;

/** Other servers write the list into the message. */
const listIn = ({ value, message }: Notify): KeptList =>
  (value || message || '')
    .split(',')
    .filter((id) => id.trim() !== '')
    .map(Number)
    .filter(Number.isSafeInteger);

async function answerTo(path: string, init?: RequestInit): Promise<Notify | undefined> {
  try {
    const answer = await fetch(`${basePaths.api}/MyOffice/${path}`, init);
    return answer.ok ? ((await answer.json()) as Notify) : undefined; // from our own server, checked there
  } catch {
    return undefined; // what was changed is sent with the next change, or by the next page
  }
}
