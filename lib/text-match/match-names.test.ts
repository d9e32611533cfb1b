import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Keyboard, mistakes, retype } from './keyboards.ts';
import { matches, matchNames } from './match-names.ts';
import { indexNames } from './name-index.ts';
import { transliterate, transliterations } from './transliterate.ts';

test.each([
  ['tur', 'Türkiye'],
  ['TÜR', 'Turkey'],
  ['krakow', 'Kraków'],
  ['lodz', 'Łódź'],
  ['ŁÓDŹ', 'Lodz'],
  ['sanliurfa', 'Şanlıurfa'],
  ['SANLIURFA', 'Şanlıurfa'],
  ['şanlıurfa', 'Sanliurfa'],
  ['kekava', 'Ķekava'],
  ['istanbul', 'İstanbul'],
  ['İSTANBUL', 'Istanbul'],
  ['baki', 'Bakı'],
  ['gence', 'Gəncə'],
  ['toshkent', 'Toʻshkent'],
  ['объединенные', 'Объединённые Арабские Эмираты'],
  ['эмират', 'Объединённые Арабские Эмираты'],
  ['караганды', 'Қарағанды'],
  ['оскемен', 'Өскемен'],
  ['ｔｕｒ', 'Turkey'],
])('case and accents do not matter: %j finds %j [W-5-27]', (typed, name) => {
  expect(matches(typed, name)).toBe(true);
});

test.each([
  ['королев', 'Королёв'],
  ['королов', 'Королёв'],
  ['королёв', 'Королев'],
  ['щелково', 'Щёлково'],
  ['щолково', 'Щёлково'],
  ['щёлково', 'Щолково'],
  ['korolev', 'Королёв'],
  ['korolyov', 'Королёв'],
  ['korolov', 'Королёв'],
])('ё is е and о: %j finds %j [W-5-27]', (typed, name) => {
  expect(matches(typed, name)).toBe(true);
});

test.each([
  ['rbgh', 'Кипр'],
  ['RBGH', 'Кипр'],
  ['упнзе', 'Egypt'],
  ['{ehuflf', 'Хургада'],
  ["';trf", 'эжека'],
  ['0fkf', 'Қала'],
  ['3scrtvty', 'Ғысқемен'],
  ['фдфтнф', 'Alanya'],
  ['фдфтяф', 'Alanya'],
  ["gda;sk'", 'Gdałską'],
  ['k]dz', 'kśdy'],
  [";anl'urfa", 'Şanliurfa'],
  ['ma.ka', 'Maçka'],
  ['ıfte', 'шаеу'],
  ['le,fq', 'Дубай'],
  ['n,bkbcb', 'Тбилиси'],
])('a keyboard left in another layout does not matter: %j finds %j [S-5.14-01] [W-5-29]', (typed, name) => {
  expect(matches(typed, name)).toBe(true);
});

test.each([
  ['xurgada', 'Хургада'],
  ['khurgada', 'Хургада'],
  ['hurghada', 'Хургада'],
  ['хургада', 'Hurghada'],
  ['shchelkovo', 'Щелково'],
  ['shhelkovo', 'Щелково'],
  ['schelkovo', 'Щелково'],
  ['chelyabinsk', 'Челябинск'],
  ['cheliabinsk', 'Челябинск'],
  ['cheljabinsk', 'Челябинск'],
  ['майорка', 'Mayorka'],
  ['шанлыурфа', 'Şanlıurfa'],
  ['чешме', 'Çeşme'],
  ['джерба', 'Djerba'],
  ['луксор', 'Luxor'],
  ['фиджи', 'Fiji'],
  ['yoshkar ola', 'Йошкар-Ола'],
  ['joshkar ola', 'Йошкар-Ола'],
  ['grozny', 'Грозный'],
  ['groznyj', 'Грозный'],
  ['yekaterinburg', 'Екатеринбург'],
  ['ekaterinburg', 'Екатеринбург'],
  ['podieezd', 'Подъезд'],
  ['tsandrypsh', 'Цандрыпш'],
  ['czandrypsh', 'Цандрыпш'],
  ['cimlyansk', 'Цимлянск'],
  ['nizhnij novgorod', 'Нижний Новгород'],
  ['nizhniy novgorod', 'Нижний Новгород'],
  ['nizhny novgorod', 'Нижний Новгород'],
  ['шарм эль шейх', 'Sharm el Sheikh'],
  ['пхукет', 'Phuket'],
  ['шяуляй', 'Šiauliai'],
  ['кекава', 'Ķekava'],
  ['лодзь', 'Łódź'],
  ['шымкент', 'Shymkent'],
])('the alphabet of the writing does not matter: %j finds %j [S-5.14-02] [W-5-30]', (typed, name) => {
  expect(matches(typed, name)).toBe(true);
});

test.each([
  ['spain', 'Türkiye'],
  ['йй', 'Кипр'],
  ['kipr', 'Cyprus'],
  ['анталья', 'Alanya'],
  ['sochi', 'Сеул'],
  ['крит', 'Кипр'],
  ['минск', 'Мурманск'],
  ['бали', 'Мальдивы'],
  ['lodz', 'Lida'],
  ['krakow', 'Kraslava'],
  ['baku', 'Бали'],
  ['йцу', 'Рим'],
  ['zzz', 'Жуковский'],
  ['римини', 'Рим'],
  ['saint petersburg', 'Санкт-Петербург'],
  ['北京', 'Пекин'],
])('%j does not find %j', (typed, name) => {
  expect(matches(typed, name)).toBe(false);
});

test('a text is anywhere in a name, or at its start [S-5.14-03] [W-5-31]', () => {
  expect(matches('palms', 'Marenza Palms')).toBe(true);
  expect(matches('palms', 'Marenza Palms', { at: 'start' })).toBe(false);
  expect(matches('маренца п', 'Маренца Палмс', { at: 'start' })).toBe(true);
  const index = indexNames([{ item: 1, names: ['Marenza Palms'] }]);
  expect(matchNames(index, 'palms')).toEqual([1]);
  expect(matchNames(index, 'palms', { at: 'start' })).toEqual([]);
});

test('what is neither letter nor digit is ignored unless it is asked to be kept [S-5.14-04] [W-5-31]', () => {
  expect(matches('йошкарола', 'Йошкар-Ола')).toBe(true);
  expect(matches('йошкарола', 'Йошкар-Ола', { keepMarks: true })).toBe(false);
  expect(matches('йошкар-о', 'Йошкар-Ола', { keepMarks: true })).toBe(true);
  const index = indexNames([{ item: 1, names: ["L'Oréal & Co"] }], { keepMarks: true });
  expect([matchNames(index, 'loreal'), matchNames(index, "l'or")]).toEqual([[], [1]]);
});

test('answers keep the order of the entries, end at the limit, and any name of an entry finds it once [W-5-28]', () => {
  const index = indexNames([
    { item: 'cyprus', names: ['Кипр', 'Cyprus', 'Cypr'] },
    { item: 'kyrenia', names: ['Kyrenia', 'Кирения'] },
    { item: 'kiruna', names: ['Kiruna', 'Кируна'] },
  ]);
  expect(matchNames(index, 'cy')).toEqual(['cyprus']);
  expect(matchNames(index, 'ки')).toEqual(['cyprus', 'kyrenia', 'kiruna']);
  expect(matchNames(index, 'ки', { limit: 2 })).toEqual(['cyprus', 'kyrenia']);
  expect(matchNames(index, ' ')).toEqual(['cyprus', 'kyrenia', 'kiruna']);
  expect(matchNames(index, '!?', { limit: 1 })).toEqual(['cyprus']);
});

test('a text that some name has is not read as typed on the wrong keyboard', () => {
  const index = indexNames([
    { item: 'tunis', names: ['Tunis'] },
    { item: 'egypt', names: ['Египет'] },
  ]);
  // On a Russian keyboard `tu` is `ег`.
  expect(matchNames(index, 'tu')).toEqual(['tunis']);
  expect(matchNames(index, 'tubgtn')).toEqual(['egypt']);
});

const letters = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщыэюя');
const russian = fc.string({ unit: letters, minLength: 1, maxLength: 30 });
const latin = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzłóźşıüöçğķəū'),
  minLength: 1,
  maxLength: 30,
});
const word = fc.oneof(russian, latin);
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

test('a name matches itself, in capitals too, and each of its beginnings [S-5.14-03]', () => {
  fc.assert(
    fc.property(name, fc.nat(120), (name, length) => {
      expect(matches(name, name)).toBe(true);
      expect(matches(name.toUpperCase(), name)).toBe(true);
      expect(matches(name.slice(0, length), name, { at: 'start' })).toBe(true);
    }),
  );
});

test('a Cyrillic name matches every transliteration, and each of its parts; and the other way round [S-5.14-02] [W-5-30]', () => {
  const standard = fc.constantFrom(...transliterations);
  fc.assert(
    fc.property(russian, standard, fc.nat(60), fc.nat(60), (name, by, from, length) => {
      const written = transliterate(name, by);
      expect(matches(written.slice(from, from + length), name)).toBe(true);
      expect(matches(name, written)).toBe(true);
    }),
  );
});

test('a name matches what any pair of keyboards makes of it [S-5.14-01] [W-5-29]', () => {
  const words: Record<Keyboard, typeof word> = {
    english: fc.string({ unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm'), minLength: 1 }),
    russian,
    kazakh: fc.string({
      unit: fc.constantFrom(...'әіңғүұқөһйцукенгшщзхъфывапролджэячсмитьбю'),
      minLength: 1,
    }),
    polish: fc.string({ unit: fc.constantFrom(...'qwertzuiopżśasdfghjklłąóyxcvbnm'), minLength: 1 }),
    turkish: fc.string({ unit: fc.constantFrom(...'qwertyuıopğüasdfghjklşizxcvbnmöç'), minLength: 1 }),
  };
  const mistake = fc
    .constantFrom(...mistakes)
    .chain((mistake) => fc.tuple(fc.constant(mistake), words[mistake.meant]));
  fc.assert(
    fc.property(mistake, ([{ typed, meant }, name]) => {
      expect(matches(retype(name, meant, typed), name)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('an index finds among what comparing name by name finds, in the same order', () => {
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), word, fc.boolean(), (names, text, start) => {
      const at = start ? 'start' : 'anywhere';
      const index = indexNames(names.map((name) => ({ item: name, names: [name] })));
      const found = matchNames(index, text, { at });
      const expected = names.filter((name) => matches(text, name, { at }));
      // As typed it is in some of them, and in the others only if the keyboard was wrong.
      expect(expected.filter((one) => found.includes(one))).toEqual(found);
      expect(found.length > 0).toBe(expected.length > 0);
      for (const one of names) expect(matchNames(index, one)).toContain(one);
    }),
  );
});

const hostile = ['щё', 'a', 'ie', 'Ⅷ', '\u0301', 'yj', '\ufdfa', '🌊', '`;'];

test.for(hostile)('a text of ten thousand times %j is in no name, and not read', (part) => {
  const text = part.repeat(10_000);
  expect(matchNames(indexNames([{ item: 1, names: ['Щёлково'] }]), text)).toEqual([]);
  expect(matches(text, text)).toBe(false);
});

test('a text as long as the longest name is read, a longer one is not', () => {
  expect(matches('щ'.repeat(250), 'щ'.repeat(300))).toBe(true);
  expect(matches('щ'.repeat(251), 'щ'.repeat(300))).toBe(false);
  const index = indexNames([{ item: 1, names: ['щ'.repeat(300)] }]);
  expect([matchNames(index, 'щ'.repeat(250)), matchNames(index, 'щ'.repeat(251))]).toEqual([[1], []]);
});
