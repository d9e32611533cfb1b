import type { Moments } from '#api/api-env.ts';

/** What a page has been rendered from so far. */
export type PageRests = {
  /** Told what each part rests on; undefined where that cannot be told. */
  heard: (restsOn: Moments | undefined) => void;
  /** Whether nothing but these moments would render another page. */
  areAmong: (moments: Moments) => boolean;
  /** Begins anew: what was asked before, such as where the visitor is, is said otherwise. */
  begin: () => void;
};

export function openPageRests(): PageRests {
  const on = new Set<object | undefined>();
  let isUnknown = false;
  return {
    heard: (restsOn) => {
      isUnknown ||= !restsOn;
      for (const moment of restsOn ?? []) on.add(moment);
    },
    areAmong: (moments) => !isUnknown && [...on].every((moment) => moments.includes(moment)),
    begin: () => {
      isUnknown = false;
      on.clear();
    },
  };
}
