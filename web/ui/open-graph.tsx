type OpenGraphProps = {
  title: string;
  description: string;
  /** The one address of the page. */
  url: string;
  siteName: string;
  /** A language tag: `pt-BR`. */
  language: string;
  /** An address with its origin. */
  image: string | undefined;
  /** The lowest price that the page shows, in whole units. */
  price: { amount: number; currency: string } | undefined;
};

/**
 * What stands where a link to the page is shared: its picture, words and price. Only the text of the server has it; no
 * browser draws it.
 */
export function OpenGraph(props: OpenGraphProps) {
  if (!import.meta.env.SSR) return null;
  const { title, description, url, siteName, language, image, price } = props;
  const told: [property: string, content: string | undefined][] = [
    ['og:type', price ? 'product' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', language.replace('-', '_')],
    ['og:image', image],
    ['product:price:amount', price && `${price.amount}`],
    ['product:price:currency', price?.currency],
  ];
  return (
    <>
      {told.map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}
