import type { RouterContextProvider } from 'react-router';
import { redirect } from 'react-router';
import { currencyRates } from '#calls/currency.ts';
import { ownPath } from '#lib/own-path.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import type { CurrencySlug } from '#sites/currencies.ts';
import { clientContext, siteContext } from '#web/context/context.ts';
import { cookieHeaders } from '#web/context/cookie-headers.ts';
import { localPathIn } from '#web/context/local-path.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import type { Route } from './+types/choose-currency.ts';
import { addressInChosenCurrency, currencyOfBounds } from './currency-address.ts';

/** Keeps the chosen currency in a cookie and goes back to the page, with the bounds of a price converted. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const chosen = currenciesOf(context.get(siteContext)).find((slug) => slug === form.text('currency'));
  if (!chosen) return new Response(null, { status: 400 });
  const headers = cookieHeaders(context, [{ name: 'currency', value: chosen }]);
  const from = ownPath(form.text('from'));
  return redirect(addressInChosenCurrency(from, await exchangeTo(chosen, from, context)), { headers });
}

/** A link changes nothing: it shows the rates. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPathIn(context)('/services/currencies'));

/** At the rate of the day; undefined where there is nothing to convert, or no rate. */
async function exchangeTo(to: CurrencySlug, from: string, context: Readonly<RouterContextProvider>) {
  const last = currencyOfBounds(from, context.get(siteContext).currency);
  if (!last) return;
  if (last.toUpperCase() === to) return { to, rate: 1 };
  const answer = await context.get(clientContext).call(currencyRates, { CURRENCY: last, CURRENCYBASE: to });
  const rate = answer.ok ? answer.value.list[0]?.rate : undefined;
  return rate ? { to, rate } : undefined;
}
