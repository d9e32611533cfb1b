import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import type { Localised } from '#lib/localised.ts';
import type { DemoTables } from '../demo-tables.ts';
import { dice } from '../dice.ts';
import { pointAt } from '../geo.ts';
import { placePoster } from '../posters/place-poster.ts';
import { posterPath } from '../posters/poster-path.ts';
import { mapTexts } from '../texts/word-list.ts';
import { officeHours } from './office-hours.ts';
import {
  type OfficeFact,
  readCompanies,
  readOffices,
  readPeople,
  readTowns,
  readWords,
} from './read-offices.ts';

/** Numbers of offices are those of their market times this, and on: sites name their home office so. */
const perMarket = 1000;
const messengerLink = 351;

type Numbered = OfficeFact & { id: number; label: Localised };

/** The sales offices of the demo operator: their towns, what each tells of itself, and who works there. */
export function officeTables(seed: string): Partial<DemoTables> {
  const offices = numbered(readOffices());
  const words = readWords();
  const full = offices.filter(({ is }) => is('full'));
  return {
    office_town: readTowns().map(({ phone: _, ...town }) => town),
    office: offices.map((office) => officeRow(office, words, seed)),
    office_picture: full.flatMap(pictureRows),
    office_file: full.map(({ id }) => ({
      office_id: id,
      position: 0,
      type: 'image/svg+xml',
      title: wordIn(words, 'certificate'),
      url: '/brand/office-certificate.svg',
    })),
    office_property: offices
      .filter(({ id, is }) => is('full') || dice(seed, 'messenger', id).chance(0.4))
      .map(({ id, town }) => ({
        office_id: id,
        type: messengerLink,
        value: `https://chat.solstice.example/${town.slug}-${id}`,
      })),
    office_hours: offices.flatMap((office) => officeHours(office, seed)),
    office_worker: offices
      .filter(({ id, is }) => is('full') || dice(seed, 'workers', id).chance(0.4))
      .flatMap((office) => workerRows(office, words, seed)),
  };
}

/** Offices with their numbers, and what tells each from the others of its town. */
function numbered(offices: readonly OfficeFact[]): Numbered[] {
  const markets = [...readCompanies().keys()];
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return offices.map((office) => {
    const { town, nth } = office;
    const inMarket = (counts.get(town.market) ?? 0) + 1;
    counts.set(town.market, inMarket);
    const labels = [...(nth === 1 ? [town.name] : []), office.station?.name, office.district];
    const free = labels.find((label) => label && !taken.has(`${town.id}/${label.en}`));
    const label = free ?? suffixed(town.name, ` ${nth}`);
    taken.add(`${town.id}/${label.en}`);
    return { ...office, label, id: (markets.indexOf(town.market) + 1) * perMarket + inMarket };
  });
}

function officeRow(office: Numbered, words: Map<string, Localised>, seed: string): RowOf<'office'> {
  const { id, town, nth, station, label, is } = office;
  const company = readCompanies().get(town.market);
  assert(company, `companies.csv has ${town.market}`);
  const roll = dice(seed, 'office', id);
  const [around, nearKm] = station ? [station, 0.2] : [town, 0.9];
  const number = (count: number) => `${town.phone}${String(count).padStart(2, '0')}`;
  return {
    id,
    town_id: town.id,
    name: mapTexts(label, branded),
    official_name: company,
    address: addressOf(office),
    district: office.district,
    metro: station?.name,
    metro_line: station?.line,
    metro_color: station?.color,
    phones: [number(nth), ...(roll.chance(0.4) ? [number(nth + 50)] : [])].join(';'),
    emails: [`${town.slug}-${nth}`, ...(is('full') ? [`tours-${town.slug}-${nth}`] : [])]
      .map((name) => `${name}@offices.solstice.example`)
      .join(';'),
    ...pointAt(around, roll.between(0, 359), nearKm * (0.3 + roll.share() * 0.7)),
    is_closed: is('closed'),
    ...(is('full') && {
      description: wordIn(words, 'description'),
      achievements: wordIn(words, 'achievements'),
    }),
    position: nth,
  };
}

/** Under the name of the operator, which some places have in theirs. */
const branded = (label: string) => (label.startsWith('Solstice') ? label : `Solstice ${label}`);

/** Street and town, as each language orders them. */
function addressOf({ town: { name }, address }: OfficeFact): Localised {
  const own = Object.entries(name).filter(([locale]) => locale !== 'en' && locale !== 'ru');
  return {
    en: `${address.en}, ${name.en}`,
    ru: `${name.ru}, ${address.ru}`,
    ...Object.fromEntries(
      own.map(([locale, town]) => [
        locale,
        locale === 'kk' ? `${town}, ${address.ru}` : `${address.en}, ${town}`,
      ]),
    ),
  };
}

const city = {
  coast: 'none',
  relief: 'flat',
  climate: 'temperate',
  architecture: 'modern',
  beach: 'none',
  shape: 'card',
  has: [],
} as const;

/** The streets around an office. */
const pictureRows = ({ id, town }: Numbered): RowOf<'office_picture'>[] =>
  (['city', 'oldtown'] as const).map((subject, position) => ({
    office_id: id,
    position,
    image: posterPath(placePoster({ ...city, subject, slug: `${town.slug}-${position}` })),
  }));

function workerRows(
  { id, town, is }: Numbered,
  words: Map<string, Localised>,
  seed: string,
): RowOf<'office_worker'>[] {
  const people = readPeople().filter(({ markets }) => markets.includes(town.market));
  const here = dice(seed, 'people', id).some(people, is('full') ? people.length : 1);
  return here.map(({ name }, position) => ({
    office_id: id,
    position,
    name,
    job: wordIn(words, position === 0 ? 'manager' : 'adviser'),
    is_manager: position === 0,
    ...(position === 0 && { email: `manager-${id}@offices.solstice.example` }),
  }));
}

function wordIn(words: Map<string, Localised>, key: string): Localised {
  const word = words.get(key);
  assert(word, `words.csv of the offices has ${key}`);
  return word;
}

const suffixed = (text: Localised, suffix: string) => mapTexts(text, (value) => value + suffix);
