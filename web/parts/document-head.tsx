import { pageDescription } from '#lib/page-description.ts';
import { useCanonical } from '#web/context/canonical.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { OpenGraph } from '#web/ui/open-graph.tsx';
import { sharedPicture } from '#web/ui/shared-picture.ts';

type Props = {
  title: string;
  /** The first of these texts that say enough; a sentence of the brand follows where they are few. */
  of: readonly (string | false | null | undefined)[];
  /** An own media path; the picture of the house where the page has none. */
  picture?: string | null | undefined;
};

/** How a page is found and shared: title, description and Open Graph. */
export function DocumentHead({ title, of, picture }: Props) {
  const t = useT();
  const { brand } = useVisit().site;
  const description = pageDescription([...of, t('shell.meta.brand', { brand: brand.name })]);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && (
        <PageGraph title={title} description={description} picture={picture || housePictures.hero} />
      )}
    </>
  );
}

type Graph = { title: string; description: string; picture: string };

/** Open Graph of a page that shows no price. */
function PageGraph({ title, description, picture }: Graph) {
  const { site, origin, intlLocale } = useVisit();
  const { href } = useCanonical();
  return (
    <OpenGraph
      title={title}
      description={description}
      url={href}
      siteName={site.brand.name}
      language={intlLocale}
      picture={{ src: sharedPicture(origin, picture), alt: title }}
    />
  );
}
