import { useLocation } from 'react-router';
import { DayStrip } from '#web/search/stays/day-strip.tsx';
import { hotelDays } from './hotel-days.ts';
import type { DetailData } from './hotel-loader.ts';

/** The days around the chosen ones on the page of a hotel, which fetches them late; a list of results has them at once. */
export default function DayStripOfHotel({ data }: { data: DetailData }) {
  const { search } = useLocation();
  return <DayStrip question={hotelDays(data, search)} />;
}
