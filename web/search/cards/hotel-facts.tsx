import { useLocale, useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { HotelView } from './hotel-view.ts';
import '#web/ui/label.css';

/** How far the sea and the airport are. */
export function HotelFacts({ offer }: { offer: HotelView }) {
  const t = useT();
  const format = useFormat();
  const { beachMetres, airportMetres } = offer;
  const locale = useLocale();
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
          {offer.beachKind ? `${sea}, ${offer.beachKind.toLocaleLowerCase(locale)}` : sea}
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
