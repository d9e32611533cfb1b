import { searchTypes, travelKinds } from '#lib/travel-kind.ts';
import type { Sources } from './import-rules.ts';

const names = [...new Set([...Object.keys(travelKinds), ...searchTypes])].join('|');
const subject = '(?:kind|mode|family|ptype|searchType|SEARCH_TYPE|tab)';

/** What is compared, up to its last word. */
const forms = [
  new RegExp(`([\\w.?]*\\b${subject})\\s*[!=]==\\s*'(?:${names})'`, 'g'),
  new RegExp(`(\\w*[kK]inds\\w*)(?:\\([^)]*\\))?\\.includes\\('(?:${names})'\\)`, 'g'),
  new RegExp(`switch \\(([\\w.?]*\\b${subject})\\) \\{\\s*case '(?:${names})'`, 'g'),
];

/** A claim is of a tour or a flight, a receipt has lines of them, a file of the engine sections, and a caller may be a service. */
const others = /\b(claim|line|section|caller)\??\.kind$/;

const product = /^(web|api|calls|domain|sites|texts|server|lib)\//;

/**
 * Where the product compares a kind of travel with a name. A new kind is a row of lib/travel-kind.ts; anyone who compares
 * names would have to be found and changed beside it.
 */
export const comparisonsOfKinds = (sources: Sources): string[] =>
  [...sources]
    .filter(([path]) => product.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      forms.flatMap((form) =>
        [...text.matchAll(form)]
          .filter(([, compared = '']) => !others.test(compared))
          .map(([found]) => `${path} compares a kind of travel: ${found}`),
      ),
    );
