import type { RowOf } from '#domain/operator-data/tables.ts';
import { assert } from '#lib/assert.ts';
import { readFacts } from '../facts/read-facts.ts';
import { CLIMATES, HOURS, KINDS, type PosterFacts } from '../posters/facts.ts';
import { heroPoster } from '../posters/place-poster.ts';
import { posterPath } from '../posters/poster-path.ts';
import { textOf, wordOf } from './words.ts';

type Column =
  | 'type'
  | 'link'
  | 'look'
  | 'variants'
  | 'for'
  | 'button'
  | 'button_color'
  | 'new_window'
  | 'video';

/** Banners and slides, in the order of the file. */
export const advertisementRows = (): RowOf<'advertisement'>[] =>
  readFacts<Column>('../content/advertisements.csv').map((row, index) => ({
    id: index + 1,
    type: row.type,
    link: row.link,
    text: textOf(row, 'text'),
    sub_text: textOf(row, 'sub_text'),
    ...(row.look && { alt: wordOf(`${row.look.split(' ')[0]}Poster`) }),
    markers: textOf(row, 'markers'),
    ...(row.look && pictures(row.look, `ad-${index + 1}`)),
    ...(row.button && { button_text: wordOf(row.button) }),
    ...(row.button_color && { button_color: row.button_color }),
    ...(row.new_window && { is_new_window: true }),
    ...(row.video && { video: row.video }),
    ...(row.for === 'fta' && { is_fta: true }),
    ...(row.for === 'loyal' && { is_loyal: true }),
    position: index,
    variants: row.variants.replaceAll(' ', ','),
  }));

/** One poster for wide screens, tablets and phones. */
function pictures(look: string, seed: string) {
  const [kind, hour, climate] = look.split(' ');
  const facts = {
    ...heroPoster({ climate: oneOf(CLIMATES, climate) }, oneOf(HOURS, hour)),
    kind: oneOf(KINDS, kind),
    seed,
  };
  const sized = (width: number, height: number) =>
    posterPath({ ...facts, width, height } satisfies PosterFacts);
  return { image: sized(2000, 1000), image_tablet: sized(1600, 900), image_mobile: sized(900, 1200) };
}

function oneOf<const T extends string>(list: readonly T[], value: string | undefined): T {
  const found = list.find((item) => item === value);
  assert(found, `posters know ${value}`);
  return found;
}
