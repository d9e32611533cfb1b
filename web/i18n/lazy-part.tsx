import { type ComponentType, lazy } from 'react';
import type { Area } from './areas.ts';
import { useTexts } from './i18n-context.tsx';

/**
 * A part of the page that is fetched when it is first drawn, its code and its texts side by side; it needs a
 * `Suspense` above it: `const GeoModal = lazyPart(['geo'], () => import('./geo-modal.tsx'))`.
 */
export function lazyPart<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module names its part
  return function LazyPart(props) {
    void load(); // a module is fetched once; asking here spares waiting for the texts first
    useTexts(areas);
    return <Part {...props} />;
  };
}
