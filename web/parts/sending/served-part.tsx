import type { ComponentType } from 'react';
import type { Area } from '#texts/areas.ts';
import { NeededPart } from './late-part.tsx';
import { lazyPart } from './lazy-part.tsx';

export type LoadPart<Props extends object> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part that the server draws into the page, and whose code a browser fetches only with a page that has it:
 * `const PageCards = servedPart([], () => import('./page-cards.tsx'))`.
 */
export function servedPart<Props extends object>(
  areas: readonly Area[],
  load: LoadPart<Props>,
): ComponentType<Props> {
  return import.meta.env.SSR ? drawnAtOnce(load) : needed(lazyPart(areas, load));
}

const coming: Promise<void>[] = [];

/** The server's first page waits for this: what is not there at once would not be seen without scripts. */
export const servedPartsAreHere = (): Promise<unknown> => Promise.all(coming);

function drawnAtOnce<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part = (await load()).default;
  };
  coming.push(fetchPart());
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module names its part
  return function DrawnPart(props) {
    if (!Part) throw new Error('A page is drawn before its parts are here');
    return <Part {...props} />;
  };
}

/** That a connection breaks off while a page takes over must not cost the page. */
const needed =
  <Props extends object>(Part: ComponentType<Props>) =>
  (props: Props) => (
    <NeededPart>
      <Part {...props} />
    </NeededPart>
  );
