import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { JsonLd } from '#web/ui/json-ld.tsx';
import { OpenGraph } from '#web/ui/open-graph.tsx';
import { pictureSource } from '#web/ui/picture-source.ts';
import type { LoadedNewsItem } from './load-news.ts';

const toldWidth = 706; // is asked for 1.7 times as wide ([S]§7.1): 1,200 pixels

/** What search engines are told of one of the news. */
export function NewsItemMeta({ item }: { item: LoadedNewsItem }) {
  const { site, origin, intlLocale } = useVisit();
  const { title, text, date, type } = item;
  const url = new URL(useLocalPath()(item.path), origin).href;
  const picture = item.wideImage ?? item.mainImage;
  const image = picture ? new URL(pictureSource(picture, toldWidth), origin).href : undefined;
  const publisher = { '@type': 'Organization', name: site.brand.name, url: new URL('/', origin).href };
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: text,
    datePublished: date,
    articleSection: type,
    inLanguage: intlLocale,
    keywords: item.tags.map(({ name }) => name).join(', '),
    mainEntityOfPage: url,
    author: publisher,
    publisher,
    ...(image && { image: [image] }),
  };
  return (
    <>
      <title>{`${title}, ${site.brand.name}`}</title>
      {text && <meta name="description" content={text} />}
      <OpenGraph
        type="article"
        title={title}
        description={text}
        url={url}
        siteName={site.brand.name}
        language={intlLocale}
        picture={image ? { src: image, alt: item.imageAlt } : undefined}
      />
      <JsonLd value={article} />
    </>
  );
}
