import { type ComponentType, use } from 'react';
import { memoizeAsync } from '#lib/memoize-async.ts';
import type { Area } from '#texts/areas.ts';
import { useTexts } from '#web/context/i18n-context.tsx';

/**
 * A part of the page that is fetched when it is first rendered, its code and its texts side by side; it stands in an
 * `OpenedPart`, a `OptionalPart` or a `Suspense`: `const GeoModal = lazyPart(() => import('./geo-modal.tsx'))`. The build
 * adds the areas of its texts. Its styles are in the stylesheet of the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  areas: readonly Area[] = [],
): ComponentType<Props> {
  const loadOnce = memoizeAsync(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module names its part
  return function LazyPart(props) {
    const coming = loadOnce(); // asking here spares waiting for the texts first
    useTexts(areas);
    const { default: Part } = use(coming);
    return <Part {...props} />;
  };
}
