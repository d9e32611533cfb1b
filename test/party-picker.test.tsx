import { expect, test } from 'vitest';
import { searchLimits } from '#calls/search-limits.ts';
import { locales } from '#sites/locales.ts';
import { testTranslator } from '#texts/test-translator.ts';
import PartyPicker from '#web/search/wizard/party-picker.tsx';
import { renderPage } from './render-page.tsx';

const hint = testTranslator('en').t('wizard.people.infantHint');

async function picker(childAges: number[], flies: boolean): Promise<string> {
  const { text } = await renderPage(
    '/',
    <PartyPicker
      form={{ adults: 1, childAges }}
      change={() => {}}
      limits={searchLimits}
      flies={flies}
      beside={null}
      onDone={() => {}}
    />,
  );
  return text;
}

test('the second infant of an adult is told to need a seat, on a flight alone', async () => {
  expect(await picker([0, 1], true)).toContain(hint);
  expect(await picker([0], true)).not.toContain(hint);
  expect(await picker([1, 2], true)).not.toContain(hint);
  expect(await picker([0, 1], false)).not.toContain(hint);
});

test('every language counts infants and says how they fly', () => {
  for (const locale of locales) {
    const { t } = testTranslator(locale);
    for (const count of [1, 2, 5]) expect(t('common.count.infants', { count }), locale).toMatch(`${count}`);
    expect(t('wizard.people.infantHint'), locale).toContain('2');
    if (locale !== 'en') expect(t('wizard.people.infantHint'), locale).not.toBe(hint);
  }
});
