import type { Measurement } from '../benchmark.ts';
import { alternate, type Contestant } from './alternate.ts';
import { ratioOf, timesOf } from './figures.ts';

type Rules<Answer> = {
  /** Before the name of each contestant. */
  title: string;
  repeats: number;
  /** Equal for equal answers. */
  comparable: (answer: Answer) => string;
  /** How many times as long as ours a contestant should take. */
  leastRatio?: (name: string) => number | undefined;
  /** Which of ours a contestant is measured by, if not by the first: one that has as many cores. */
  beside?: (name: string) => string | undefined;
};

/** Times the others beside the first, which is ours, and counts the answers of theirs that are not equal to ours. */
export async function contest<Question, Answer>(
  [ours, ...others]: readonly [Contestant<Question, Answer>, ...Contestant<Question, Answer>[]],
  questions: readonly Question[],
  { title, repeats, comparable, leastRatio, beside }: Rules<Answer>,
): Promise<Measurement[]> {
  const samples = await alternate([ours, ...others], questions, repeats);
  let differing = 0;
  for (const question of questions) {
    const answer = comparable(await ours.answer(question));
    for (const other of others) if (comparable(await other.answer(question)) !== answer) differing++;
  }
  const baselineSamples = (name: string) => samples.get(beside?.(name) ?? ours.name)!;
  const count = 'count' as const;
  return [
    { name: `${title}: questions`, value: questions.length, unit: count },
    {
      name: `${title}: answers of a store that differ`,
      value: differing,
      unit: count,
      target: { atMost: 0 },
    },
    ...[ours, ...others].flatMap(({ name }) => [
      ...timesOf(`${title}: ${name}`, samples.get(name)!),
      ratioOf(`${title}: ${name}`, baselineSamples(name), samples.get(name)!, leastRatio?.(name)),
    ]),
  ];
}
