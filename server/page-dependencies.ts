import type { Moments } from '#api/api-env.ts';

/** The state that a page has been rendered from so far: the tags of its entry in the page cache. */
export type PageDependencies = {
  /** Adds what one part depends on; undefined where that is unknown, which keeps the page out of the cache. */
  record: (dependencies: Moments | undefined) => void;
  /** Whether the page depends on these moments alone. */
  areWithin: (moments: Moments) => boolean;
  /** Forgets what was asked before the rendering, such as where the visitor is: the cache key has it. */
  reset: () => void;
};

export function trackPageDependencies(): PageDependencies {
  const recorded = new Set<object | undefined>();
  let isUnknown = false;
  return {
    record: (dependencies) => {
      isUnknown ||= !dependencies;
      for (const moment of dependencies ?? []) recorded.add(moment);
    },
    areWithin: (moments) => !isUnknown && [...recorded].every((moment) => moments.includes(moment)),
    reset: () => {
      isUnknown = false;
      recorded.clear();
    },
  };
}
