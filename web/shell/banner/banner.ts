/** A banner of the strip over the header ([S]§3.11). */
export type Banner = {
  id: number;
  /** A path of the site without its locale, or an address elsewhere; empty: it leads nowhere. */
  link: string;
  newWindow: boolean;
  /** HTML, cleaned. */
  text: string;
  /** What its picture shows. */
  alt: string;
  /** One picture for every screen, or desktop, tablet and mobile. */
  images: string[];
};
