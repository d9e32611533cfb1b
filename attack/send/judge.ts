import type { AttackRequest } from './attack-request.ts';
import type { Answer } from './send.ts';

/** Stands in what attackers send; where it comes back as markup or as a header, somebody could run scripts. */
export const mark = 'zq7mark';
/** The host that attackers lead to. */
export const evilHost = 'evil.example';

/** What may be wrong with an answer. */
export type Fault = '5xx' | 'hang' | 'echo' | 'leak' | 'unexpected';

/** Waiting a little longer is no hang on a busy machine; a look at whether it works allows more. */
export type Bounds = { hangMs: number };

/** Faults of an answer, and whether the server said that it is busy, which it may. */
export function judge(
  attackRequest: AttackRequest,
  answer: Answer,
  { hangMs }: Bounds,
): { faults: Fault[]; isBusy: boolean } {
  if (answer.isAborted) return { faults: [], isBusy: false };
  const saysBusy =
    (answer.status === 503 || answer.status === 429) && /^retry-after: \d+/im.test(answer.head);
  const isBusy = saysBusy && attackRequest.mayBeBusy !== false;
  const found: [Fault, boolean][] = [
    ['5xx', answer.status >= 500 && !saysBusy],
    ['hang', answer.isSilent || answer.ms > hangMs * (attackRequest.timesAsLong ?? 1)],
    ['echo', echoes(attackRequest, answer)],
    ['leak', leaks(answer)],
    ['unexpected', !isBusy && (saysBusy || !isExpected(attackRequest, answer))],
  ];
  return { faults: found.filter(([, is]) => is).map(([fault]) => fault), isBusy };
}

function isExpected(
  { expects = /^[1234]/, mayBeCut = false }: AttackRequest,
  { status, isSilent }: Answer,
): boolean {
  if (isSilent || status >= 500) return true; // counted as what it is
  return status === 0 ? mayBeCut : expects.test(String(status));
}

const markup = new RegExp(`<(?:svg|script)[^>]*>?${mark}|<svg onload=${mark}`, 'i');
const header = new RegExp(`^x-${mark}:`, 'im');
/** A browser reads `/\\t/host` and `/\\host` as `//host`. */
const elsewhere = /^location:\s*(?:[/\\][\t/\\]+|https?:\/\/)\s*evil\.example/im;

function echoes({ forbids }: AttackRequest, { head, body }: Answer): boolean {
  if (header.test(head) || elsewhere.test(head)) return true;
  if (forbids && (head.includes(forbids) || body.includes(forbids))) return true;
  return /^content-type: text\/html/im.test(head) && markup.test(body);
}

/** Traces, paths of files, statements of SQL: words about our insides. */
const insides = /\n\s+at .+:\d+:\d+\)?|\/node_modules\/|\bpg_catalog\b|duplicate key value|\bECONNREFUSED\b/;

const leaks = ({ head, body }: Answer) =>
  !/^content-type: (?:image|font|text\/javascript|text\/css)/im.test(head) && insides.test(body);
