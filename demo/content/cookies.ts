import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { givenText, textOf } from './words.ts';

const texts = readFacts<'kind' | 'key'>('../content/cookie-categories.csv');
const cookies = readFacts<'category' | 'provider' | 'name' | 'type'>('../content/cookies.csv');

const categoryKeys = ['necessary', 'functional', 'analytics', 'marketing'] as const;

const kinds: Record<string, Localised> = {
  cookie: { en: 'Cookie', ru: 'Cookie' },
  localStorage: { en: 'Local storage', ru: 'Локальное хранилище' },
};

/** The cookie settings: a tab that asks, and one that tells of every cookie by its category. */
export function cookieRows() {
  const providers = [...Map.groupBy(cookies, ({ category, provider }) => `${category}/${provider}`).values()];
  return {
    cookie_tab: ofKind('tab').map(
      (row, index): RowOf<'cookie_tab'> => ({
        ...described(row, index),
        key: row.key,
      }),
    ),
    cookie_category: ofKind('category').map(
      (row, index): RowOf<'cookie_category'> => ({
        ...described(row, index),
        cookie_tab_id: numberOf('tab', 'details'),
        key: categoryOf(row.key),
      }),
    ),
    cookie_provider: providers.map(([first], index): RowOf<'cookie_provider'> => {
      const { category = '', provider = '' } = first ?? {};
      return {
        id: index + 1,
        cookie_category_id: numberOf('category', category),
        name: { en: provider, ru: provider },
        position: index,
      };
    }),
    cookie: providers
      .flatMap((own, index) => own.map((row) => ({ row, provider: index + 1 })))
      .map(
        ({ row, provider }, index): RowOf<'cookie'> => ({
          id: index + 1,
          cookie_provider_id: provider,
          name: row.name,
          validity: givenText(row, 'validity'),
          type: kinds[row.type] ?? { en: row.type, ru: row.type },
          html: textOf(row, 'purpose'),
          position: index,
        }),
      ),
  };
}

const ofKind = (kind: string) => texts.filter((row) => row.kind === kind);

const described = (row: Record<string, string>, index: number) => ({
  id: index + 1,
  name: givenText(row, 'name'),
  html: textOf(row, 'html'),
  position: index,
});

/** Rows of a kind are numbered as the file has them, from 1. */
function numberOf(kind: string, key: string): number {
  const index = ofKind(kind).findIndex((row) => row.key === key);
  assert(index >= 0, `cookie-categories.csv has the ${kind} ${key}`);
  return index + 1;
}

function categoryOf(key: string) {
  const found = categoryKeys.find((known) => known === key);
  assert(found, `${key} is a category of cookies`);
  return found;
}
