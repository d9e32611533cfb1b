/**
 * The server as it is, in a process that says how long its cores were busy, and that draws the tree of the page that it
 * drew last again with React and nothing else: no request, no loader, no stream.
 */
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { EntryContext } from 'react-router';
import { busySeconds } from '../measure/busy-seconds.ts';

export type RenderedBare = { seconds: number; html: string };

// What the build imports by name is read from here when it is loaded: from then on we see each tree.
const react: typeof import('react-dom/server') = createRequire(import.meta.url)('react-dom/server');
const { renderToPipeableStream } = react;
let lastTree: ReactElement<TreeProps> | undefined;
react.renderToPipeableStream = (tree, options) => {
  lastTree = tree as ReactElement<TreeProps>; // the elements of entry.server.tsx have such properties
  return renderToPipeableStream(tree, options);
};

type TreeProps = { context?: EntryContext; children?: ReactElement<TreeProps> };

process.on('message', (asked: unknown) => {
  if (asked === 'busy') process.send?.({ busy: busySeconds() });
  else if (isDrawing(asked)) process.send?.({ drawn: renderBare(asked.draw) });
});

const isDrawing = (asked: unknown): asked is { draw: number } =>
  typeof asked === 'object' && asked !== null && 'draw' in asked;

function renderBare(times: number): RenderedBare {
  if (!lastTree) throw new Error('No page has been drawn yet');
  // Its data were read when the page was answered, and can be read but once.
  delete contextIn(lastTree).serverHandoffStream;
  let html = '';
  const before = busySeconds();
  for (let i = 0; i < times; i++) html = react.renderToString(lastTree);
  return { seconds: busySeconds() - before, html };
}

function contextIn({ props: { context, children } }: ReactElement<TreeProps>): EntryContext {
  const found = context ?? (children && contextIn(children));
  if (!found) throw new Error('The tree of a page has no context of the router');
  return found;
}

await import('#server/main.ts');
