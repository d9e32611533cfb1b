import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingDisplay, type LoadingState, shownOf } from './loading-display.tsx';
import { Placeholder, Placeholders, Skeleton, type SkeletonTheme, skeletonThemes } from './skeleton.tsx';
import { UiLanguageProvider } from './ui-language.tsx';

test.each<[string, LoadingState, string]>([
  ['what is being fetched is a skeleton', { isFetching: true }, 'skeleton'],
  ['a next page leaves the list', { isFetching: true, isFetchingNextPage: true }, 'content'],
  ['what nobody asked for yet is a skeleton', { isIdle: true }, 'skeleton'],
  ['an empty answer is a skeleton where the place says nothing else', { isEmpty: true }, 'skeleton'],
  ['what is renewed behind the back stays', { isFetching: true, isAjax: true }, 'content'],
  ['a failure is told', { isError: true, isEmpty: true }, 'error'],
  ['a second try after a failure is a skeleton', { isError: true, isFetching: true }, 'skeleton'],
  ['what has come is shown', {}, 'content'],
])('%s', (_, state, shown) => {
  expect(shownOf(state)).toBe(shown);
});

test('an empty answer is the empty state where the place has one', () => {
  expect(shownOf({ isEmpty: true }, { hasEmptyState: true })).toBe('empty');
});

test('a failure leaves nothing where the place asks for that', () => {
  expect(shownOf({ isError: true }, { emptyOnError: true })).toBe('nothing');
  expect(draw({ isError: true }, true)).toBe('');
});

test('the place shows exactly one of its parts', () => {
  expect(draw({ isFetching: true })).toBe('skeleton');
  expect(draw({ isEmpty: true })).toBe('none');
  expect(draw({ isError: true })).toBe('broken');
  expect(draw({})).toBe('<div aria-busy="false">hotels</div>');
  expect(draw({ isFetching: true, isFetchingNextPage: true })).toBe('<div aria-busy="true">hotels</div>');
});

const draw = (state: LoadingState, emptyOnError = false) =>
  renderToStaticMarkup(
    <LoadingDisplay state={state} skeleton="skeleton" empty="none" error="broken" emptyOnError={emptyOnError}>
      hotels
    </LoadingDisplay>,
  );

const skeletonOf = (theme: SkeletonTheme) =>
  renderToStaticMarkup(
    <UiLanguageProvider
      language={{
        price: String,
        stars: String,
        category: String,
        close: '',
        breadcrumbs: '',
        optional: '',
        loading: 'Loading',
      }}
    >
      <Skeleton theme={theme}>
        <Placeholders count={3}>
          <Placeholder />
        </Placeholders>
      </Skeleton>
    </UiLanguageProvider>,
  );

test('skeletons have four themes, and say only that something loads', () => {
  expect(skeletonThemes).toEqual(expect.arrayContaining(['grayDark', 'grayLight', 'purple', 'white']));
  expect(new Set(skeletonThemes.map(skeletonOf)).size).toBe(4);
  const html = skeletonOf('purple');
  expect(html).toContain('class="skeleton skeleton--purple"');
  expect(html.match(/class="placeholder"/g)).toHaveLength(3);
  expect(html).toContain('<span class="sr">Loading</span><div aria-hidden="true">');
});

test('[S-9-03] what moves while something loads takes 0.8 or 1 second a turn', async () => {
  const stylesheet = await readFile(new URL('skeleton.css', import.meta.url), 'utf8');
  const turns = [...stylesheet.matchAll(/animation: \S+ (\S+)/g)].map(([, time]) => time);
  expect(turns.sort()).toEqual(['0.8s', '1s']);
});
