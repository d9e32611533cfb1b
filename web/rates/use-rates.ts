import { useRouteLoaderData } from 'react-router';
import type { Rates } from './rates.ts';
import type { loader } from './rates-layout.tsx';

/** The rates of the page; undefined on error pages, which have none. */
export const useRates = (): Rates | undefined =>
  useRouteLoaderData<typeof loader>('rates/rates-layout')?.rates;
