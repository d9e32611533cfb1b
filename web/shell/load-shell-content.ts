import type { RouterContextProvider } from 'react-router';
import { menu, type menuTypes } from '#calls/content-menus.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { callerContext, clientContext, clockContext, siteContext } from '#web/context/context.ts';
import { departures } from '#web/context/home-town.ts';
import { isFirstVisit } from './banner/first-visit.ts';
import { loadBanners } from './banner/load-banners.ts';
import { chooseBanner, seenBanners } from './banner/seen-banners.ts';
import { loadFooterCountries, loadFooterSettings } from './load-footer.ts';
import { burgerMenu, footerMenu } from './menu-types.ts';
import type { MenuGroup, ShellContent } from './shell-content.ts';

type Context = Readonly<RouterContextProvider>;

/** The page that the frame is rendered around. */
type FirstPage = { pathname: string; cookies: string | null };

/** Everything that the frame shows of the content store, asked for at once; what fails is left out. */
export async function loadShellContent(context: Context, page: FirstPage): Promise<ShellContent> {
  const site = context.get(siteContext);
  const place = { site, isLogin: context.get(callerContext).kind === 'manager' };
  const asked = departures(context);
  const [{ home: town }, burger, mini, menus, settled, countries, banners] = await Promise.all([
    asked,
    loadMenu(context, burgerMenu(place)),
    loadMenu(context, 'MiniHeader'),
    loadMenu(context, footerMenu(place)),
    loadFooterSettings(context),
    asked.then(({ home }) => loadFooterCountries(context, home?.townFrom)),
    asked.then(({ home }) => loadBanners(context, home?.townFrom)),
  ]);
  const first = isFirstVisit({ site, ...page })
    ? undefined
    : chooseBanner(banners, seenBanners(page.cookies), () => chanceOf(context.get(clockContext).now));
  return {
    ...(town && { city: town.townName }),
    burger: burger ?? [],
    miniHeader: (mini ?? []).flatMap(({ items }) => items),
    footer: { menus: menus ?? [], countries, ...settled },
    banners,
    ...(first && { firstBanner: first.id }),
  };
}

/** Another one each minute, spread evenly: pages of one minute are alike. */
const chanceOf = (now: Date) => ((now.getTime() / minuteMs) * goldenRatio) % 1;

const minuteMs = 60_000;
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** A menu of the site; undefined where it could not be had. */
export async function loadMenu(
  context: Context,
  menuType: (typeof menuTypes)[number],
): Promise<MenuGroup[] | undefined> {
  const answer = await context.get(clientContext).call(menu, { menuType });
  const { today } = context.get(clockContext);
  if (!answer.ok) return undefined;
  return answer.value.menus.map(({ title, items }) => ({
    title,
    items: items.map(({ title, link, imageUrl }) => ({
      title: fillCurrentYear(title, today),
      link,
      ...(imageUrl && { image: imageUrl }),
    })),
  }));
}
