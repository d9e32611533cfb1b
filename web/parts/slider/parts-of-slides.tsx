import { PromoPopup } from './promo-popup.tsx';
import type { Slide } from './slide.ts';
import { Slider } from './slider.tsx';
import type { SliderPart } from './slider-places.ts';

/** Slides as their part of the page shows them. */
export default function PartsOfSlides({ part, slides }: { part: SliderPart; slides: Slide[] }) {
  if (part === 'popup') return <PromoPopup slides={slides} />;
  return (
    <div className="section page">
      <Slider slides={slides} />
    </div>
  );
}
