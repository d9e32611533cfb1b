import { type Box, boxProblem } from '#lib/box.ts';
import type { Codec } from './codec.ts';

/** Where on the map to search; missing is everywhere. */
export type SeenBox = { box?: Box | undefined };

export const seenBox = {
  names: ['BOX'],
  read: (values, problems) => {
    const typed = values.get('BOX');
    if (typed === undefined) return {};
    const box = typed.split(',').map((part) => (isDegrees(part) ? toStep(Number(part)) : Number.NaN));
    if (!box.some(Number.isNaN) && !boxProblem(box)) return { box: box as unknown as Box }; // four of them
    problems.push({ field: 'BOX', kind: 'number', typed });
    return {};
  },
  write: ({ box }: SeenBox) => ({ BOX: box?.join(',') }),
} satisfies Codec<SeenBox>;

const isDegrees = (text: string) => /^\s*-?\d{1,3}(\.\d{1,6})?\s*$/.test(text);

/** Degrees to eleven metres: an address says no more than a map shows. */
export const toStep = (degrees: number): number => Math.round(degrees * 10_000) / 10_000 + 0;
