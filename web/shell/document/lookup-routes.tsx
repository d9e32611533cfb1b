import { useLocalPath } from '#web/context/visit.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** What open pages ask for, under `/lookup/`. */
export const lookupPaths = [
  '/lookup/airlines',
  '/lookup/burger',
  '/lookup/calendar',
  '/lookup/climate',
  '/lookup/countries',
  '/lookup/country-offers',
  '/lookup/country-wizard',
  '/lookup/counts',
  '/lookup/flight-receipt',
  '/lookup/flights',
  '/lookup/hotel-images',
  '/lookup/hotel-map',
  '/lookup/hotel-offers',
  '/lookup/kept-hotels',
  '/lookup/map',
  '/lookup/nights',
  '/lookup/offer-receipt',
  '/lookup/offices',
  '/lookup/quote-choices',
  '/lookup/rates',
  '/lookup/receipt-example',
  '/lookup/room-images',
  '/lookup/services',
  '/lookup/slides',
  '/lookup/stays',
  '/lookup/suggestion',
  '/lookup/year-prices',
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
      {lookupPaths.map((path) => (
        <a key={path} href={toLocal(path)} data-discover="true">
          {path}
        </a>
      ))}
    </div>
  );
}
