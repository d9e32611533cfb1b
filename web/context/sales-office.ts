import { useLocation, useMatches } from 'react-router';
import { useVisit } from './visit.tsx';

/** What an address chooses a hotel group or an advertised office with, in its path or its query ([S]§2.2). */
const slugNames = ['hotelGroupSlug', 'adsSlug'];

/** Whether an address is of the sales office that has a header of its own. */
export function isOfSalesOffice(
  salesOfficeSlug: string,
  params: Record<string, string | undefined>,
  search: string,
): boolean {
  const query = new URLSearchParams(search);
  return slugNames.some((name) => [params[name], query.get(name)].includes(salesOfficeSlug));
}

/** Whether the page is of the sales office that has a header of its own. */
export function useIsSalesOffice(): boolean {
  const { salesOfficeSlug } = useVisit().site.brand;
  const { search } = useLocation();
  return isOfSalesOffice(salesOfficeSlug, useMatches().at(-1)?.params ?? {}, search);
}
