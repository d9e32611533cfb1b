import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';
import { activeOption, keyOutcome } from './combobox-state.ts';

const cities = ['Astana', 'Kazan', 'Minsk', 'Riga', 'Tallinn', 'Vilnius', 'Warsaw', 'Yerevan'].map(
  (name) => ({
    name,
    value: name.toLowerCase(),
  }),
);
const [astana, kazan, minsk] = cities;
const grouped = [
  { type: 'group' as const, name: 'Most asked', items: [minsk!] },
  { type: 'group' as const, name: 'All', items: [astana!, kazan!] },
];

const press = (key: string, altKey = false) => ({ key, altKey });
const listed = { found: cities, active: kazan, isOpen: true, staysOpen: false };

test.for([
  ['ArrowDown', 'minsk'],
  ['ArrowUp', 'astana'],
  ['PageDown', 'yerevan'],
  ['PageUp', 'astana'],
])('%s moves to another option, and no further than the list goes', ([key, to]) => {
  expect(keyOutcome(press(key!), listed)).toEqual({ do: 'move', to });
});

test('keys move across groups as if there were none', () => {
  expect(keyOutcome(press('ArrowDown'), { ...listed, found: grouped, active: minsk })).toEqual({
    do: 'move',
    to: 'astana',
  });
});

test('a closed list opens with an arrow, and leaves Enter and Escape to the form', () => {
  const closed = { ...listed, isOpen: false };
  expect(keyOutcome(press('ArrowDown'), closed)).toEqual({ do: 'open' });
  expect(keyOutcome(press('Enter'), closed)).toBeUndefined();
  expect(keyOutcome(press('Escape'), closed)).toBeUndefined();
});

test('Enter chooses the active option; in a list that stands open it never submits the form', () => {
  expect(keyOutcome(press('Enter'), listed)).toEqual({ do: 'choose', value: 'kazan' });
  const none = { ...listed, found: [], active: undefined };
  expect(keyOutcome(press('Enter'), { ...none, staysOpen: true })).toEqual({ do: 'nothing' });
  expect(keyOutcome(press('Enter'), none)).toBeUndefined();
});

test('Escape closes a list that has opened, and is left to the popover around one that stands open', () => {
  expect(keyOutcome(press('Escape'), listed)).toEqual({ do: 'close' });
  expect(keyOutcome(press('Escape'), { ...listed, staysOpen: true })).toBeUndefined();
});

test('with Alt an arrow only opens, the other only closes, and neither does to a list that stands open', () => {
  const closed = { ...listed, isOpen: false };
  expect(keyOutcome(press('ArrowDown', true), closed)).toEqual({ do: 'open' });
  expect(keyOutcome(press('ArrowDown', true), listed)).toBeUndefined();
  expect(keyOutcome(press('ArrowUp', true), listed)).toEqual({ do: 'close' });
  expect(keyOutcome(press('ArrowUp', true), closed)).toBeUndefined();
  for (const key of ['ArrowDown', 'ArrowUp'])
    expect(keyOutcome(press(key, true), { ...listed, staysOpen: true })).toBeUndefined();
});

test('an arrow does nothing where nothing was found', () => {
  expect(keyOutcome(press('ArrowDown'), { ...listed, found: [], active: undefined })).toEqual({
    do: 'move',
    to: undefined,
  });
});

test('letters and the keys of the text are the field’s own', () => {
  for (const key of ['a', 'Home', 'End', 'ArrowLeft', 'Tab'])
    expect(keyOutcome(press(key), listed)).toBeUndefined();
});

test('the active option is the one moved to, else what is chosen, else the first', () => {
  expect(activeOption(grouped, 'kazan', 'astana')?.value).toBe('kazan');
  expect(activeOption(grouped, undefined, 'astana')?.value).toBe('astana');
  expect(activeOption(grouped, undefined, 'riga')?.value).toBe('minsk');
  expect(activeOption([], undefined, 'riga')).toBeUndefined();
});

const draw = (staysOpen: boolean) =>
  renderToStaticMarkup(
    <Combobox
      label="City"
      placeholder="All cities"
      entries={grouped}
      search={() => []}
      chosen="kazan"
      onChoose={() => {}}
      none="Nothing found"
      staysOpen={staysOpen}
    />,
  );

test('a closed field says what is chosen and has no list', () => {
  const html = draw(false);
  expect(html).toContain('role="combobox"');
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('value="Kazan"');
  expect(html).not.toContain('role="listbox"');
  expect(html).not.toContain('aria-activedescendant');
});

test('a list that stands open names its active option, which it has', () => {
  const html = draw(true);
  const [, active] = /aria-activedescendant="([^"]+)"/.exec(html) ?? [];
  const [, list] = /aria-controls="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain('aria-expanded="true"');
  expect(html).toMatch(new RegExp(`id="${list}" role="listbox" aria-label="City"`));
  expect(html).toMatch(
    new RegExp(`id="${active}" role="option"[^>]*aria-selected="true"[^>]*data-active=""`),
  );
  expect(html.match(/role="group"/g)).toHaveLength(2);
});
