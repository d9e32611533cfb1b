import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { csvRecords } from '#lib/csv/csv-records.ts';
import { retype } from '#lib/text-match/keyboards.ts';
import { matches } from '#lib/text-match/match-names.ts';
import { transliterate, transliterations } from '#lib/text-match/transliterate.ts';

const data = join(import.meta.dirname, '../../shared/data/cities');
const hasData = existsSync(data);

type City = Record<'country' | 'name' | 'name_ru', string>;

/** Every `step`th of the places of the open data that have a Russian name. */
async function citiesOf(step: number, ...countries: string[]): Promise<City[]> {
  const packed = await readFile(join(data, 'dr5hn-cities-translated.csv.gz'));
  const cities: City[] = csvRecords(gunzipSync(packed).toString('utf8'));
  return cities.filter(
    ({ country, name_ru }, row) => row % step === 0 && name_ru && countries.includes(country),
  );
}

/** What somebody types who has no key for the accents. */
const withoutAccents = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').replaceAll('ı', 'i');

function foundOf(pairs: [typed: string, name: string][]) {
  const missed = pairs.filter(([typed, name]) => !matches(typed, name));
  return { found: 1 - missed.length / pairs.length, missed };
}

async function everyWay() {
  const cities = await citiesOf(25, 'TR', 'PL', 'CZ', 'KZ', 'HU', 'BG');
  const isCyrillic = ({ name_ru }: City) => /^[А-Яа-яЁё -]+$/.test(name_ru);
  const russian = cities.filter(isCyrillic).map(({ name_ru }) => name_ru.toLowerCase());
  console.log(`${cities.length} names of places, ${russian.length} of them in Russian letters alone`);
  expect(russian.length).toBeGreaterThan(200);
  const ways: Record<string, [string, string][]> = {
    'without accents': cities.map(({ name }) => [withoutAccents(name), name]),
    'without spaces and hyphens': russian.map((name) => [name.replace(/[ -]/g, ''), name]),
    'with е for ё': russian.map((name) => [name.replaceAll('ё', 'е'), name]),
    'on the English keyboard': russian.map((name) => [retype(name, 'russian', 'english'), name]),
  };
  for (const by of transliterations) ways[by] = russian.map((name) => [transliterate(name, by), name]);
  for (const [way, pairs] of Object.entries(ways)) expect(foundOf(pairs).missed, way).toEqual([]);
}

/** Where names are written by sound or by one standard, most of the Russian ones find the local ones. */
async function acrossAlphabets() {
  const least = { KZ: 0.9, TR: 0.8, AM: 0.8 };
  for (const [country, share] of Object.entries(least)) {
    const cities = await citiesOf(country === 'TR' ? 8 : 3, country);
    const { found, missed } = foundOf(cities.map(({ name, name_ru }) => [name_ru, name]));
    console.log(
      `${country}: ${Math.round(found * 100)} % of ${cities.length}, not ${missed.slice(0, 3).join('; ')}`,
    );
    expect(found, country).toBeGreaterThan(share);
  }
}

/** Names of two places that have nothing to do with each other: one in a thousand may be in the other by chance. */
async function notByChance() {
  const cities = (await citiesOf(100, 'TR', 'PL', 'CZ', 'KZ')).filter(({ name }) => name.length > 3);
  const pairs = cities.flatMap((one) =>
    cities.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  const byChance = pairs.filter(([one, other]) => matches(one.name_ru, other.name));
  console.log(`${byChance.length} of ${pairs.length} pairs of other places match`);
  expect(byChance.length / pairs.length).toBeLessThan(0.001);
}

if (hasData) {
  test(
    '[S-5.14-01] [S-5.14-02] [S-5.14-04] real names are found by every way to write them',
    everyWay,
    60_000,
  );
  test(
    '[S-5.14-02] real names in Russian find the same places in their own alphabet',
    acrossAlphabets,
    60_000,
  );
  test('real names do not find other places', notByChance, 60_000);
} else
  test('without the open data beside the project the matching of real names is left out', () => {
    console.log(`Left out: ${data} is not there.`);
    expect(hasData).toBe(false);
  });
