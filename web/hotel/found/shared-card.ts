import { data, type LoaderFunctionArgs } from 'react-router';
import type { SharedCard } from '#lib/shared-card.ts';
import { clockContext, documentsContext } from '#web/context/context.ts';
import { sheetWriter } from '#web/parts/print/sheet-writer.ts';
import { type PagePrice, priceWords } from './page-price.ts';

/** What the picture of a page's link shows. */
export type SharedFacts = {
  /** Own media path. */
  picture: string | undefined;
  heading: SharedCard['heading'];
  price: PagePrice | undefined;
  isReadable: boolean;
};

/** Minutes for which anyone who has the picture may show it again. */
const keptMinutes = 10;

/**
 * The picture of a page's link, with the price of the page: `facts` is given the slug that the file is called by. An address
 * from which the page itself would lead on is that of no picture.
 */
export async function sharedCard(
  args: LoaderFunctionArgs,
  facts: (slug: string) => Promise<SharedFacts>,
): Promise<Response> {
  const [, slug] = /^(.+)\.jpg$/.exec(args.params.file ?? '') ?? [];
  if (!slug) throw data('notFound', { status: 404 });
  const { isReadable, ...shown } = await facts(slug).catch((thrown: unknown) => {
    throw thrown instanceof Response ? data('notFound', { status: 404 }) : thrown;
  });
  if (!isReadable) throw data('invalid', { status: 400 });
  const drawn = await args.context.get(documentsContext).card(await cardOf(args, shown));
  if (!drawn.ok)
    throw data(drawn.reason, {
      status: drawn.reason === 'busy' ? 503 : 429,
      headers: { 'retry-after': `${drawn.retryAfterSeconds}` },
    });
  return new Response(drawn.bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'x-robots-tag': 'noindex',
      // Where the address does not say a town or a currency, the visitor's are meant.
      'cache-control': `private, max-age=${keptMinutes * 60}`,
    },
  });
}

async function cardOf(
  args: LoaderFunctionArgs,
  { picture, heading, price }: Omit<SharedFacts, 'isReadable'>,
): Promise<SharedCard> {
  const writer = await sheetWriter(args);
  const { t, format } = writer;
  const { today } = args.context.get(clockContext);
  return {
    brand: writer.site.brand.name,
    colours: writer.site.colours,
    picture,
    heading,
    price: price && {
      ...priceWords(price, writer),
      asOf: t('print.price.asOf', { date: format.date(today, 'dayYear') }),
    },
  };
}
