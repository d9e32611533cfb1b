import type { CookieButtonAnswer, CookieCategory, CookieTabAnswer } from '#calls/content-cookies.ts';
import { type ConsentChoice, type Refusable, refusable } from '#web/context/consent/consent.ts';
import { plainText } from './plain-text.ts';

/** The tab of the configuration that holds the categories, as its key and as it was first called ([S]§2.13). */
const details = { key: 'details', name: 'Szczegóły' };

/** A category of the settings: what it says of itself, and the cookies that it holds. */
export type ShownCategory = Pick<CookieButtonAnswer, 'key' | 'name' | 'htmlcontent' | 'collapsecontent'>;

/** The categories of the configuration; where it has none, the four there are, by their names alone. */
export function shownCategories(
  tabs: readonly CookieTabAnswer[],
  nameOf: (category: CookieCategory) => string,
): ShownCategory[] {
  const tab = tabs.find(({ key }) => key === details.key) ?? tabs.find(({ name }) => name === details.name);
  if (tab && tab.buttons.length > 0) return tab.buttons;
  return (['necessary', 'functional', 'analytics', 'marketing'] as const).map((key) => ({
    key,
    name: nameOf(key),
    htmlcontent: '',
    collapsecontent: [],
  }));
}

/** What the configuration says before the categories; empty where it says nothing. */
export const introOf = (tabs: readonly CookieTabAnswer[]): string =>
  plainText(tabs.find(({ key }) => key === 'main')?.htmlcontent ?? '');

/** Whether a category may be turned off: not those that the site needs, and what visitors ask it for. */
export const isRefusable = (category: CookieCategory): category is Refusable =>
  refusable.some((name) => name === category);

/** The choice of a settings form: what is not ticked is refused. */
export const choiceOf = (form: Pick<FormData, 'has'>): ConsentChoice => ({
  analytics: form.has('analytics'),
  marketing: form.has('marketing'),
});
