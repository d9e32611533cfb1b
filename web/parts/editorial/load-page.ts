import type { RouterContextProvider } from 'react-router';
import { type SocialLink, socialLinksOf } from '#calls/content-contacts.ts';
import { hotelChain, type ListedPageAnswer, type PageAnswer, page, pages } from '#calls/content-pages.ts';
import { settings } from '#calls/content-settings.ts';
import type { Site } from '#sites/site.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { type NewsCard, newsCard } from '#web/parts/editorial/news-card.ts';
import { prepareRichText } from '#web/parts/rich-text/prepare-rich-text.ts';
import type { PageChoice } from './choose-page.ts';
import { type ListedHotel, listedHotel } from './listed-hotel.ts';
import { type PageCard, pageCard } from './page-card.ts';

type Context = Readonly<RouterContextProvider>;

export type PageBlock = {
  slug: string;
  /** How it is rendered: text, steps, figures, band. */
  type: string;
  title: string;
  html: string;
  withPhone: boolean;
  withButton: boolean;
  socials: SocialLink[];
};

/** A page of the content store as it is rendered ([S]§2.14, §3.8). */
export type EditorsPage = Pick<
  PageAnswer,
  | 'slug'
  | 'slugFull'
  | 'parentSlug'
  | 'parentTitle'
  | 'title'
  | 'subtitle'
  | 'note'
  | 'paragraph'
  | 'link'
  | 'images'
> & {
  seo: PageAnswer['properties']['seo'];
  image: string | null;
  imageAlt: string;
  advantages: { title: string; list: PageAnswer['icons']['advantages'] };
  blocks: PageBlock[];
  phone: PageAnswer['phone'];
  summary: { html: string; link: string };
  /** Description of the chain, where the page is one. */
  chain: string;
  hotels: ListedHotel[];
  cards: PageCard[];
  news: NewsCard[];
};

/** The page or chain of a choice; undefined where the site has none. A slug that is no chain may be a page. */
export async function loadPage(context: Context, choice: PageChoice): Promise<EditorsPage | undefined> {
  const client = context.get(clientContext);
  const chain = choice.kind === 'chain' ? await client.call(hotelChain, { chain: choice.slug }) : undefined;
  const found = chain?.ok ? chain : await client.call(page, { page: choice.slug });
  if (!found.ok && !isNowhere(found.reason)) throw toErrorResponse(found.reason);
  const shown = found.ok ? found.value.page[0] : undefined;
  if (!shown) return undefined;
  const description = chain?.ok ? chain.value.chain.description : '';
  return drawn(context, shown, description);
}

async function drawn(context: Context, shown: PageAnswer, chain: string): Promise<EditorsPage> {
  const site = context.get(siteContext);
  const { today } = context.get(clockContext);
  const { t } = await pageTexts(context);
  const place = { site, locale: context.get(localeContext), today, t };
  const fill = (text: string) => fillCurrentYear(text, today);
  const [socials, cards] = await Promise.all([loadSocials(context, shown), loadCards(context, shown)]);
  const { seo, main } = shown.properties;
  return {
    slug: shown.slug,
    slugFull: shown.slugFull,
    parentSlug: shown.parentSlug,
    parentTitle: shown.parentTitle,
    title: fill(shown.title),
    subtitle: fill(shown.subtitle),
    note: fill(shown.note),
    paragraph: chain ? '' : fill(shown.paragraph),
    link: shown.link,
    seo: { ...seo, title: fill(seo.title), description: fill(seo.description) },
    image: shown.bannerImage ?? shown.mainImage,
    imageAlt: shown.imageAltText,
    images: shown.images,
    advantages: { title: main.advantages, list: shown.icons.advantages },
    blocks: shown.htmlBlocks.map(({ slug, title, html, blockType, details }) => ({
      slug,
      type: blockType,
      title: fill(title),
      html: prepareRichText(html, place),
      withPhone: details.withPhone,
      withButton: details.withButton,
      socials: details.withSocials ? socials : [],
    })),
    phone: shown.phone,
    summary: { html: prepareRichText(shown.content.summary, place), link: shown.summary.link },
    chain,
    hotels: shown.hotels.map((hotel) => listedHotel(hotel, site.flags)),
    cards,
    news: shown.news.map((item) => newsCard(item, today)),
  };
}

/** The networks that the site is on; asked for only where a block shows them. */
async function loadSocials(context: Context, { htmlBlocks }: PageAnswer): Promise<SocialLink[]> {
  if (!htmlBlocks.some(({ details }) => details.withSocials)) return [];
  const group = groupOf(context.get(siteContext));
  const answer = await context.get(clientContext).call(settings, { group });
  return answer.ok ? socialLinksOf(answer.value[group]) : [];
}

/** [S]§2.12 */
const groupOf = ({ variant }: Pick<Site, 'variant'>) => (variant === 'events' ? 'socialEvents' : 'social');

/** A property of pages: the slug whose pages it lists beside its own. */
const listsPagesOf = 'main/pagesOf';
const mostCards = 100;

/** The pages that stand under this one, or under the one that it names. */
async function loadCards(context: Context, shown: ListedPageAnswer): Promise<PageCard[]> {
  const parent = shown.properties.values[listsPagesOf]?.[0] ?? shown.slug;
  const answer = await context.get(clientContext).call(pages, { parent, take: mostCards });
  return answer.ok ? answer.value.list.map(pageCard) : [];
}
