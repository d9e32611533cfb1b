import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { states, townFroms } from '#calls/lookups-places.ts';
import { clientContext, siteContext } from '#web/context.ts';
import { homeTown } from '#web/home-town.ts';
import type { Route } from './+types/shell.ts';
import type { FooterCountry } from './footer.tsx';
import { ShellFrame } from './shell-frame.tsx';

/** The city and the countries; without them the page still has its head and its foot. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const towns = await client.call(townFroms, {});
  const town = towns.ok ? homeTown(towns.value, context) : undefined;
  const sold = town ? await client.call(states, { townFrom: town.townFrom, topCount: 0 }) : undefined;
  const countries = sold?.ok ? sold.value : [];
  const byName = new Intl.Collator(context.get(siteContext).mainLocale);
  return {
    city: town?.townName,
    countries: countries
      .map(({ stateName, slug }): FooterCountry => ({ name: stateName, slug }))
      .sort((a, b) => byName.compare(a.name, b.name)),
  };
}

/** The same on every page of a visit, until another city is chosen: that comes back to the same page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href;

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <ShellFrame {...loaderData}>
      <Outlet />
    </ShellFrame>
  );
}
