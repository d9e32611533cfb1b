import type { RowOf } from '#domain/operator-data/tables.ts';
import type { Localised } from '#lib/localised.ts';
import { readFacts } from './facts/read-facts.ts';
import type { Destination } from './places.ts';
import { insuranceId } from './services.ts';

type Tour = RowOf<'tour'>;
type TourService = RowOf<'tour_service'>;

const rows = readFacts('../texts/ufilters.csv');

/** The words that tours are chosen by. */
export const ufilterRows = (): RowOf<'ufilter'>[] =>
  rows.map((row, position) => {
    const names = Object.entries(row).filter(([column]) => /^name_[a-z]{2}$/.test(column));
    return {
      id: Number(row.id),
      name: Object.fromEntries(names.map(([column, name]) => [column.slice(5), name])) as Localised,
      ...(row.note_en && row.note_ru && { note: { en: row.note_en, ru: row.note_ru } }),
      position,
    };
  });

const family = new Set(['TR', 'EG', 'TN', 'BG', 'CY', 'GR', 'ES', 'AE', 'HR', 'ME']);
const farAway = new Set(['TH', 'MV', 'LK', 'VN', 'ID', 'CU', 'DO', 'MX', 'MU', 'SC', 'TZ', 'CN']);

/** Which words fit which tour: by what comes with it, by its country, and by its kind. */
export function* tourUfilterRows(
  tours: readonly Tour[],
  services: readonly TourService[],
  destinations: readonly Destination[],
): Generator<RowOf<'tour_ufilter'>> {
  const insured = new Set(
    services.filter(({ service_id }) => service_id === insuranceId).map(({ tour_id }) => tour_id),
  );
  const iso2 = new Map(destinations.map((destination) => [destination.id, destination.iso2]));
  const idOf = new Map(rows.map(({ code, id }) => [code, Number(id)]));
  for (const tour of tours) {
    const country = iso2.get(tour.state_id);
    const isFlown = tour.departure_town_id !== 1;
    const fits: Record<string, boolean> = {
      transfer: isFlown,
      insurance: insured.has(tour.id),
      family: country !== undefined && family.has(country) && !tour.excursion_tour_id,
      guide: Boolean(tour.excursion_tour_id),
      'small-group': Boolean(tour.excursion_tour_id),
      'meals-on-board': country === undefined,
      wifi: Boolean(tour.excursion_tour_id) && tour.nights_to <= 5,
      'long-way': isFlown && country !== undefined && farAway.has(country),
    };
    for (const [code, ufilter_id] of idOf) if (code && fits[code]) yield { tour_id: tour.id, ufilter_id };
  }
}
