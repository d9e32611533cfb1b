import type { HotelOfferAnswer } from '#calls/offer-fields.ts';
import { useFormat, useT } from '#web/i18n/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

const beaches = new Map([
  ['sand', 'results.card.sand'],
  ['pebble', 'results.card.pebbles'],
  ['pebbles', 'results.card.pebbles'],
  ['sand-and-pebbles', 'results.card.sandAndPebbles'],
] as const);

/** How far the sea and the airport are. */
export function HotelFacts({ offer }: { offer: HotelOfferAnswer }) {
  const t = useT();
  const format = useFormat();
  const { beachMetres, airportMetres } = offer;
  const beachKey = beaches.get((offer.beachKind ?? '') as 'sand'); // a kind we have no word for is left out
  const sea =
    beachMetres === null
      ? undefined
      : beachMetres < 30
        ? t('results.card.onBeach')
        : t('results.card.toSea', { distance: format.distance(beachMetres) });
  return (
    <ul className="facts">
      {sea && (
        <li>
          <Icon name="wave" size="s" />
          {beachKey ? `${sea}, ${t(beachKey)}` : sea}
        </li>
      )}
      {airportMetres !== null && (
        <li>
          <Icon name="plane" size="s" />
          {t('results.card.fromAirport', { distance: format.distance(airportMetres) })}
        </li>
      )}
    </ul>
  );
}
