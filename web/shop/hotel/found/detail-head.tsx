import { JsonLd } from '#web/ui/json-ld.tsx';
import { OpenGraph } from '#web/ui/open-graph.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { PagePath } from '#web/visit/page-path.ts';
import { useLocalPath, useVisit } from '#web/visit/visit.tsx';
import { sharedPicture } from './shared-picture.ts';

type Price = { amount: number; currency: string };

/** What structured data tells of a page beside what the page itself says. */
export type Told = {
  url: string;
  pictures: string[];
  description: string;
};

type Props = {
  title: string;
  description: string;
  path: PagePath;
  /** Own media paths, the best first. */
  pictures: readonly string[];
  lowest: Price | undefined;
  /** The way to the lowest price in words: `Choose a room from €540`. */
  offer: (price: string) => string;
  /** Made by the server alone: `import.meta.env.SSR && …` keeps what makes it out of the browser. */
  entity: ((told: Told) => object) | false;
};

/** How a detail page is found and shared: title, description, picture with the lowest price, and structured data. */
export function DetailHead({ title, description, path, pictures, lowest, offer, entity }: Props) {
  const { origin, intlLocale, site } = useVisit();
  const { price } = useUiLanguage();
  const url = origin + useLocalPath()(path);
  const said = lowest ? `${description}. ${offer(price(lowest.amount, lowest.currency))}` : description;
  const shared = import.meta.env.SSR ? pictures.slice(0, 1).map((src) => sharedPicture(origin, src)) : [];
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
        image={shared[0]}
        price={lowest}
      />
      <JsonLd value={entity ? entity({ url, pictures: shared, description: said }) : {}} />
    </>
  );
}
