import { promoClick, slideClick } from '#web/context/analytics/analytics-event.ts';
import { pushEvent } from '#web/context/analytics/data-layer.ts';
import type { PublicSite } from '#web/context/visit.tsx';
import { reportClick } from './report-click.ts';
import type { Slide } from './slide.ts';

/** Reports that a slide was followed, and tells the data layer where: on the main page, or in the Promo section. */
export function countSlide({ id, type }: Slide, isPopup: boolean, site: PublicSite): void {
  reportClick(id);
  pushEvent(isPopup ? promoClick(id, type === 'mainpopup' ? 'main' : 'Promo') : slideClick(type, id), site);
}
