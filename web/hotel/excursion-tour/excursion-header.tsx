import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import hotelHeaderStyles from '#web/hotel/hotel-header.module.css';
import keepStyles from '#web/lists/keep.module.css';
import { ShareButton } from '#web/parts/share/share-button.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isIconName } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { ExcursionData } from './excursion-loader.ts';
import '#web/ui/label.css';
import styles from './excursion-tour.module.css';

/** The name of the tour, what it is about, and what it is like in a few words with icons. */
export function ExcursionHeader({ tour, next }: { tour: ExcursionData['tour']; next: string }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { state, title, slug } = tour;
  const crumbs = [
    { name: t('errors.page.home'), to: toLocal('/') },
    { name: state.name, to: toLocal(`/tours/${state.slug}`) },
    { name: title, to: toLocal(`/excursion-tours/${state.slug}/${slug}`) },
  ];
  return (
    <header>
      <Breadcrumbs crumbs={crumbs} origin={useVisit().origin} />
      <div className={hotelHeaderStyles.title}>
        <div>
          {!tour.isActive && <Tag tone="winter">{t('excursionTour.header.notOnSale')}</Tag>}
          <h1>{title}</h1>
          {tour.icons.length > 0 && (
            <ul className={classNames('tags', styles.tourIcons)}>
              {tour.icons.map(({ link, value }) => (
                <li key={value}>
                  <Tag {...(isIconName(link) ? { icon: link } : {})}>{value}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={keepStyles.pageTools}>
          <ShareButton text={title} />
          <a className={buttonClass({ kind: 'line', size: 's' })} href="#prices">
            {next}
          </a>
        </div>
      </div>
    </header>
  );
}
