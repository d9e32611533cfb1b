import { redirect } from 'react-router';
import { ownPath } from '#lib/own-path.ts';
import { currenciesOf } from '#sites/chosen-currency.ts';
import { siteContext } from '#web/visit/context.ts';
import { cookieHeaders } from '#web/visit/cookie-headers.ts';
import type { Route } from './+types/choose-currency.ts';
import { addressInChosenCurrency } from './currency-address.ts';

/** Keeps the chosen currency in a cookie and goes back to the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const chosen = currenciesOf(context.get(siteContext)).find((slug) => slug === form.get('currency'));
  if (!chosen) return new Response(null, { status: 400 });
  const headers = cookieHeaders(context, [{ name: 'currency', value: chosen }]);
  return redirect(addressInChosenCurrency(ownPath(form.get('from'))), { headers });
}
