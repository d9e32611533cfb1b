import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import type { DetailData } from '#web/hotel/hotel-loader.ts';
import { pathOf } from '#web/hotel/hotel-traits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { relOf } from '#web/ui/link.tsx';
import { printPath } from './print-path.ts';
import { questionOf } from './question-of.ts';
import '#web/ui/button.css';

/** The hotel as a page to print, with the prices that are asked for, where the site has that ([W]§2.11). */
export function PrintLink({ page }: { page: DetailData }) {
  const t = useT();
  const toLocal = useLocalPath();
  if (!useVisit().site.flags.printPdf) return null;
  const path = printPath(pathOf(page.hotel, page.kind));
  const href = toLocal(`${path}?${questionOf(page)}`);
  return (
    <a className="round" href={href} rel={relOf(href)} aria-label={t('detail.header.print')}>
      <Icon name="print" />
    </a>
  );
}
