import { below } from '#web/ui/breakpoints.ts';
import { pictureSource } from '#web/ui/picture-source.ts';
import type { Slide } from './slide.ts';

/** How wide a picture of a slider is asked for, by screen ([W]§9). */
const widths = { desktop: 800, tablet: 600, mobile: 280 } as const;

/** A picture of its own for wide screens, tablets and phones, or the same one ([W]§2.10). */
export function SlidePicture({ slide: { images, alt }, isFirst }: { slide: Slide; isFirst: boolean }) {
  const [desktop, tablet = desktop, mobile = desktop] = images;
  if (!desktop || !tablet || !mobile) return null;
  return (
    <picture>
      <source media={below('tablet')} srcSet={pictureSource(mobile, widths.mobile)} />
      <source media={below('desktop')} srcSet={pictureSource(tablet, widths.tablet)} />
      {/* The search is what a page begins with: a slide never comes before its picture. */}
      <img
        src={pictureSource(desktop, widths.desktop)}
        alt={alt}
        width={widths.desktop}
        height={400}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority="low"
      />
    </picture>
  );
}
