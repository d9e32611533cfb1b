/** Answers one question, by whatever means. */
export type Contestant<Question, Answer = unknown> = {
  name: string;
  answer: (question: Question) => Answer | Promise<Answer>;
};

/**
 * Milliseconds of every answer, by contestant. They take turns, question set by question set and each time in another
 * order, so that a busy minute of the machine hits all of them. A first round that is not counted warms them up.
 */
export async function alternate<Question>(
  contestants: readonly Contestant<Question>[],
  questions: readonly Question[],
  repeats: number,
): Promise<Map<string, number[]>> {
  const samples = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= repeats; round++) {
    for (let turn = 0; turn < contestants.length; turn++) {
      const { name, answer } = contestants[(round + turn) % contestants.length]!;
      const times = await timeEach(answer, round === 0 ? questions.slice(0, 50) : questions);
      if (round > 0) samples.get(name)!.push(...times);
    }
  }
  return samples;
}

async function timeEach<Question>(
  answer: Contestant<Question>['answer'],
  questions: readonly Question[],
): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const begun = performance.now();
    const answered = answer(question);
    if (answered instanceof Promise) await answered;
    times.push(performance.now() - begun);
  }
  return times;
}
