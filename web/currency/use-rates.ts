import { useRouteLoaderData } from 'react-router';
import type { loader } from './currency-layout.tsx';
import type { Rates } from './rates.ts';

/** The rates of the page; undefined on error pages, which have none. */
export const useRates = (): Rates | undefined =>
  useRouteLoaderData<typeof loader>('currency/currency-layout')?.rates;
