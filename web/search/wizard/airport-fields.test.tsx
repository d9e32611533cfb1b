import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultSite } from '#sites/all-sites.ts';
import { testTranslator } from '#texts/test-translator.ts';
import { I18nProvider } from '#web/context/i18n-context.tsx';
import { TargetField } from './airport-fields.tsx';
import type { FlightOptions } from './flight-options.ts';

const group = (...incs: number[]) => [
  {
    type: 'group' as const,
    name: 'Country',
    items: incs.map((inc) => ({ inc, name: `Airport ${inc}`, code: 'AAA', latin: 'Airport' })),
  },
];

/** Whether the button that turns the trip round can be pressed. */
function canSwap(target: number): boolean {
  const html = renderToStaticMarkup(
    <I18nProvider site={defaultSite} translator={testTranslator('en')}>
      <TargetField
        form={{ source: 1, target }}
        change={() => {}}
        options={{ sources: group(1, 2), targets: group(2, 3) } as FlightOptions} // all that the field reads of it
        hydrated
      />
    </I18nProvider>,
  );
  const [button = ''] = /<button[^>]*aria-label="Swap[^>]*>/.exec(html) ?? [];
  expect(button).not.toBe('');
  return !/\sdisabled/.test(button);
}

test('a trip is turned round where one can also leave from its target, and nowhere else [W-2.5-03]', () => {
  expect(canSwap(2)).toBe(true);
  expect(canSwap(3)).toBe(false);
});
