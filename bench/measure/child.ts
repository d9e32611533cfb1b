/** The other side of `inChild`: gets a file and its input, sends back what its `work` answers. */
import type { FromChild, Work } from './in-child.ts';

const tell = (message: FromChild<unknown>) => process.send?.(message);

process.once('message', async ({ url, input }: { url: string; input: unknown }) => {
  const { work } = (await import(url)) as { work: Work<unknown, unknown> };
  tell({ answer: await work(input, (line) => tell({ say: line })) });
  process.disconnect?.();
});

// Whoever asked has gone: nobody waits for the answer.
process.once('disconnect', () => process.exit());
