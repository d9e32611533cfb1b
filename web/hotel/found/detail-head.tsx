import { descriptionEndingWith } from '#lib/page-description.ts';
import { sharedCardSize } from '#lib/shared-card.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { OpenGraph } from '#web/ui/open-graph.tsx';
import { sharedPicture } from '#web/ui/shared-picture.ts';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { type PagePrice, priceWords } from './page-price.ts';
import { type SharedPage, sharedPath } from './shared-path.ts';

/** What structured data tells of a page beside what the page itself says. */
export type Told = {
  url: string;
  pictures: string[];
  description: string;
};

type Props = {
  title: string;
  description: string;
  path: SharedPage;
  /** What the page asks for, as an address has it: the picture of its link shows the price of that. */
  question: string;
  /** Own media paths, the best first. */
  pictures: readonly string[];
  price: PagePrice | undefined;
  /** The way to the lowest price in words: `Choose a room from €540`. */
  offer: (price: string) => string;
  /** Made by the server alone: `import.meta.env.SSR && …` keeps what makes it out of the browser. */
  entity: ((told: Told) => object) | false;
};

/** How a detail page is found and shared: title, description, picture with its price, and structured data. */
export function DetailHead({ title, description, pictures, price: paid, offer, entity, ...page }: Props) {
  const { origin, intlLocale, site } = useVisit();
  const { price } = useUiLanguage();
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const url = origin + toLocal(page.path);
  const words = paid && priceWords(paid, { t, format, price });
  const way = paid?.isLowest ? offer(price(paid.amount, paid.currency)) : words?.text;
  const said = descriptionEndingWith(description, way);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={said} />
      <OpenGraph
        title={title}
        description={said}
        url={url}
        siteName={site.brand.name}
        language={intlLocale}
        picture={{
          src: origin + toLocal(`${sharedPath(page.path)}?${page.question}`),
          alt: [title, ...(words ? [words.text, ...words.covers] : [])].join(', '),
          ...sharedCardSize,
        }}
        price={paid}
      />
      <JsonLd
        value={
          entity
            ? entity({
                url,
                pictures: pictures.map((src) => sharedPicture(origin, src)).slice(0, 1),
                description: said,
              })
            : {}
        }
      />
    </>
  );
}
