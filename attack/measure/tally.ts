import type { Measurement } from '#bench/benchmark.ts';
import type { AttackRequest } from '../send/attack-request.ts';
import { type Bounds, type Fault, judge } from '../send/judge.ts';
import type { Answer } from '../send/send.ts';

/** Counts what became of a burst. */
export type Tally = {
  note: (attackRequest: AttackRequest, answer: Answer) => void;
  measurements: (of: string) => Measurement[];
  /** The first few of each fault, in words. */
  examples: () => string[];
};

const columns: Fault[] = ['5xx', 'hang', 'echo', 'leak', 'unexpected'];
const mostExamples = 12;

export function openTally(bounds: Bounds): Tally {
  const counts: Record<Fault | 'sent' | 'busy', number> = {
    sent: 0,
    busy: 0,
    '5xx': 0,
    hang: 0,
    echo: 0,
    leak: 0,
    unexpected: 0,
  };
  const examples = new Map<Fault, string[]>(columns.map((fault) => [fault, []]));
  let longest = 0;
  return {
    note: (attackRequest, answer) => {
      const { faults, isBusy } = judge(attackRequest, answer, bounds);
      counts.sent++;
      if (isBusy) counts.busy++;
      if (!answer.isAborted) longest = Math.max(longest, answer.ms);
      for (const fault of faults) {
        counts[fault]++;
        const found = examples.get(fault)!;
        if (found.length < mostExamples) found.push(inWords(fault, attackRequest, answer));
      }
    },
    measurements: (of) => [
      { of, name: 'sent', value: counts.sent, unit: 'count' },
      { of, name: 'busy', value: counts.busy, unit: 'count' },
      ...columns.map(
        (name): Measurement => ({ of, name, value: counts[name], unit: 'count', target: { atMost: 0 } }),
      ),
      { of, name: 'longest', value: longest, unit: 'ms' },
    ],
    examples: () => [...examples.values()].flat(),
  };
}

const inWords = (fault: Fault, { name }: AttackRequest, { status, ms, isSilent }: Answer) =>
  `${fault}: ${JSON.stringify(name)} → ${isSilent ? 'silence' : status || 'no answer'} after ${Math.round(ms)} ms`;
