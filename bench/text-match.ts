import { matchNames } from '#lib/text-match/match-names.ts';
import { indexNames } from '#lib/text-match/name-index.ts';
import { rankNames } from '#lib/text-match/rank-names.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { summarise } from './measure/percentiles.ts';

const nameCount = 50_000;
const rounds = 25;

const words = {
  latin:
    'Palace Resort Beach Grand Royal Marina Bay Garden Sunrise Aqua Club Villa Side Alanya Kemer Hurghada Sharm Şanlıurfa Łódź Ķekava Costa Playa Blue Coral Sea Star Park Hill Inn Plaza Imperial Crystal Golden Sands',
  cyrillic:
    'Пансионат Отель Курорт Санаторий Море Солнечный Берег Хургада Шарм Щёлково Королёв Йошкар Ялта Жемчужина Чайка Юность Эдем Лазурный Горный Сочи Анапа Цандер Озеро Дворец Вилла Парк Сад Золотой Южный Орёл',
};

const asked = {
  'one letter': 'a',
  'two letters': 'so',
  'a word': 'alanya',
  'a Cyrillic word': 'хургада',
  'a transliterated word': 'shchelkovo',
  'the wrong keyboard': 'fkfymz',
  'what nothing is called': 'zyqqux vvv',
  'ten thousand letters': 'щabё;'.repeat(2_000),
};

/** What typing into a search field costs: every letter typed asks all names. */
export const benchmark: Benchmark = {
  title: `finding a text in ${nameCount} names, the middle of ${rounds} times`,
  run: async ({ seed, say }) => {
    const entries = makeNames(seed);
    const begin = performance.now();
    const index = indexNames(entries);
    const measurements: Measurement[] = [
      { name: 'arranging the names, once', value: performance.now() - begin, unit: 'ms' },
    ];
    const measure = (name: string, find: () => unknown[]) => {
      say(`${name}: ${find().length} found`);
      const times = Array.from({ length: rounds }, () => timeOf(find));
      measurements.push({ name, value: summarise(times).p50, unit: 'ms', target: { atMost: 5 } });
    };
    for (const [name, text] of Object.entries(asked)) measure(name, () => matchNames(index, text));
    for (const name of ['two letters', 'a word'] as const)
      measure(`${name}, with how near each is`, () => rankNames([index], asked[name]));
    return measurements;
  },
};

function timeOf(work: () => unknown): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

/** Two or three words each, half of them Cyrillic; a third of the Latin ones have a Cyrillic name as well. */
function makeNames(seed: number) {
  let state = seed;
  const roll = (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 16) % sides; // its low bits repeat soon
  };
  const pick = (list: string) => {
    const choices = list.split(' ');
    return choices[roll(choices.length)]!;
  };
  const nameOf = (list: string) => Array.from({ length: 2 + roll(2) }, () => pick(list)).join(' ');
  return Array.from({ length: nameCount }, (_, item) => {
    const isLatin = roll(2) === 0;
    const names = [`${nameOf(isLatin ? words.latin : words.cyrillic)} ${item}`];
    if (isLatin && roll(3) === 0) names.push(nameOf(words.cyrillic));
    return { item, names };
  });
}
