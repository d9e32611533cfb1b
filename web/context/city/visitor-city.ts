import { useRouteLoaderData } from 'react-router';

/** The city that a page is shown for, and what the geo bar asks. */
export type VisitorCity = {
  /** In the language of the page. */
  name: string;
  slug: string;
  /** Whether tours of this site leave from it. */
  isOurs: boolean;
  /** Whether the visitor still has to say that it is theirs ([S]§2.6). */
  isAsked: boolean;
  /** Where it is confirmed, if not on this site: it is a city of another market. */
  elsewhere: string | undefined;
};

/** The route that every page but the error pages lies in; its loader runs on every navigation. */
const routeWithCity = 'shell/locale-guard';

/** The visitor's city; undefined on error pages, and on sites that ask for none. */
export const useVisitorCity = (): VisitorCity | undefined =>
  useRouteLoaderData<{ city: VisitorCity | undefined }>(routeWithCity)?.city;

/** Who has confirmed a city of the market: trips of excursions begin at the place for them ([W]§4, §6). */
export const isInMarket = (city: VisitorCity | undefined): boolean => city?.isOurs === true && !city.isAsked;
