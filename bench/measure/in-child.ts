import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Work that has a process to itself: its memory is its own, and its heap may grow. */
export type Work<Input, Answer> = (input: Input, say: (line: string) => void) => Answer | Promise<Answer>;

export type FromChild<Answer> = { say: string } | { answer: Answer };

const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', '--max-old-space-size=16000'];

/** Runs what the file at `url` exports as `work` in a process of its own. */
export function inChild<Input, Answer>(
  url: string,
  input: Input,
  say: (line: string) => void,
): Promise<Answer> {
  const child = fork(join(import.meta.dirname, 'child.ts'), { execArgv: flags, serialization: 'advanced' });
  child.send({ url, input });
  return new Promise((settle, fail) => {
    child.on('message', (message: FromChild<Answer>) => {
      if ('say' in message) say(message.say);
      else settle(message.answer);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${url} ended with code ${code}`)));
  });
}
