import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useLocalPath } from '#web/visit/visit.tsx';

/** What open pages ask for, under `/lookup/`. */
export const lookupNames = [
  ...['airlines', 'burger', 'calendar', 'climate', 'counts', 'countries', 'country-offers', 'flight-receipt'],
  ...[
    'flights',
    'hotel-images',
    'hotel-map',
    'hotel-offers',
    'kept-hotels',
    'map',
    'nights',
    'offer-receipt',
  ],
  ...['offices', 'rates', 'receipt-example', 'room-images', 'services', 'slides', 'stays', 'suggestion'],
  'year-prices',
] as const;

/**
 * Has the router learn where these are answered while there is a connection: it learns of a route when it sees a link to
 * it, and a question of which it knows nothing would cost the page once the connection is gone.
 */
export function LookupRoutes() {
  const toLocal = useLocalPath();
  if (!useHydrated()) return null;
  return (
    <div hidden>
      {lookupNames.map((name) => (
        <a key={name} href={toLocal(`/lookup/${name}`)} data-discover="true">
          {name}
        </a>
      ))}
    </div>
  );
}
