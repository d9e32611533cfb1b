import type { Route } from './+types/hotel';
import { loadHotel } from './hotel-loader.ts';

export { HotelPage as default } from './hotel-page.tsx';
export { staysWhenPartsOpen as shouldRevalidate } from './stays-when-parts-open.ts';

export const loader = (args: Route.LoaderArgs) => loadHotel(args, 'hotel');
