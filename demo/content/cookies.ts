import type { RowOf } from '#domain/imports/format.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from '../facts/read-facts.ts';
import { givenText, textOf } from './words.ts';

const texts = readFacts<'kind' | 'key'>('../content/cookie-categories.csv');
const cookies = readFacts<'category' | 'provider' | 'name' | 'type'>('../content/cookies.csv');
const ofKind = (kind: string) => texts.filter((row) => row.kind === kind);

const kinds: Record<string, Localised> = {
  cookie: { en: 'Cookie', ru: 'Cookie' },
  localStorage: { en: 'Local storage', ru: 'Локальное хранилище' },
};

const categoryKeys = ['necessary', 'functional', 'analytics', 'marketing'] as const;

/** The cookie settings: a tab that asks, and one that tells of every cookie by its category. */
export function cookieRows() {
  const cookie_tab = ofKind('tab').map(
    (row, index): RowOf<'cookie_tab'> => ({
      id: index + 1,
      key: row.key,
      name: givenText(row, 'name'),
      html: textOf(row, 'html'),
      position: index,
    }),
  );
  const details = cookie_tab.findIndex(({ key }) => key === 'details') + 1;
  const cookie_category = ofKind('category').map(
    (row, index): RowOf<'cookie_category'> => ({
      id: index + 1,
      cookie_tab_id: details,
      key: categoryKeys.find((key) => key === row.key) ?? 'marketing',
      name: givenText(row, 'name'),
      html: textOf(row, 'html'),
      position: index,
    }),
  );
  const providers = [...Map.groupBy(cookies, ({ category, provider }) => `${category}/${provider}`)];
  const cookie_provider = providers.map(
    ([key, [first]], index): RowOf<'cookie_provider'> => ({
      id: index + 1,
      cookie_category_id: categoryOf(cookie_category, key.split('/')[0]!),
      name: { en: first!.provider, ru: first!.provider },
      position: index,
    }),
  );
  const cookie = providers.flatMap(([, of], provider) => of.map((row) => ({ row, provider }))).map(cookieRow);
  return { cookie_tab, cookie_category, cookie_provider, cookie };
}

const cookieRow = (
  { row, provider }: { row: (typeof cookies)[number]; provider: number },
  index: number,
): RowOf<'cookie'> => ({
  id: index + 1,
  cookie_provider_id: provider + 1,
  name: row.name,
  validity: givenText(row, 'validity'),
  type: kinds[row.type] ?? { en: row.type, ru: row.type },
  html: textOf(row, 'purpose'),
  position: index,
});

const categoryOf = (categories: readonly RowOf<'cookie_category'>[], key: string): number => {
  const found = categories.find((category) => category.key === key);
  assert(found, `${key} is a category of cookies`);
  return found.id;
};
