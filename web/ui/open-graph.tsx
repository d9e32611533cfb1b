type OpenGraphProps = {
  title: string;
  description: string;
  /** The one address of the page. */
  url: string;
  siteName: string;
  /** A language tag: `pt-BR`. */
  language: string;
  /** An address with its origin, what is to be seen there, and its size in pixels, where it is known. */
  picture: { src: string; alt: string; width?: number; height?: number } | undefined;
  /** That the picture shows, in whole units. */
  price?: { amount: number; currency: string } | undefined;
  /** Where it is neither a page in general nor, by its price, a product. */
  type?: 'article';
};

/**
 * What stands where a link to the page is shared: its picture, words and price. Only the text of the server has it; no
 * browser renders it.
 */
export function OpenGraph(props: OpenGraphProps) {
  if (!import.meta.env.SSR) return null;
  const { title, description, url, siteName, language, picture, price, type } = props;
  const told: [property: string, content: string | undefined][] = [
    ['og:type', type ?? (price ? 'product' : 'website')],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', language.replace('-', '_')],
    ['og:image', picture?.src],
    ['og:image:type', picture && 'image/jpeg'],
    ['og:image:width', picture?.width?.toString()],
    ['og:image:height', picture?.height?.toString()],
    ['og:image:alt', picture?.alt],
    ['product:price:amount', price && `${price.amount}`],
    ['product:price:currency', price?.currency],
  ];
  return (
    <>
      {told.map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
