import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import keepStyles from '#web/lists/keep.module.css';
import { KeepButtons } from '#web/lists/keep-buttons.tsx';
import { useRoomWords } from '#web/parts/offer/room-words.ts';
import { ShareButton } from '#web/parts/share/share-button.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { Destinations } from './destinations.tsx';
import { headerData } from './header-data.ts';
import { hotelCrumbs } from './hotel-crumbs.ts';
import hotelHeaderStyles from './hotel-header.module.css';
import type { DetailData } from './hotel-loader.ts';
import { isCruise } from './hotel-traits.ts';
import { HotelActions, HotelWays } from './hotel-ways.tsx';
import { PrintLink } from './print/print-link.tsx';
import { starPlace } from './star-title.ts';
import '#web/ui/label.css';

/** The name with its stars, what others think of it, where it is and how far from what. */
export function HotelHeader({ data }: { data: DetailData }) {
  const t = useT();
  const { info } = data.hotel;
  const header = headerData(data.hotel, data.kind);
  const { isActive, badgeList, rating, address, destinations, tags } = header;
  const format = useFormat();
  const { category } = useUiLanguage();
  const { site, origin } = useVisit();
  const stars = starPlace(info.star, info.name);
  return (
    <header>
      <Breadcrumbs
        crumbs={hotelCrumbs(data, { home: t('errors.page.home'), toLocal: useLocalPath() })}
        origin={origin}
      />
      <div className={hotelHeaderStyles.title}>
        <div>
          {!isActive && <Tag tone="winter">{t('detail.warningText')}</Tag>}
          {badgeList.length > 0 && (
            <ul className={classNames('tags', hotelHeaderStyles.titleBadges)}>
              {badgeList.map((badge) => (
                <li key={badge}>
                  <Tag>{badge}</Tag>
                </li>
              ))}
            </ul>
          )}
          <h1>
            {info.name}
            {stars === 'title' && (
              <span className={hotelHeaderStyles.titleStars}>
                {' '}
                <Stars star={info.star} />
              </span>
            )}
          </h1>
          <p className={hotelHeaderStyles.titleFacts}>
            {stars === 'facts' && <span>{category(info.star)}</span>}
            {rating !== null && (
              <a href="#rating">
                <b>{format.rating(rating)}</b> {t('detail.header.rating', { count: info.ratingCount })}
              </a>
            )}
            {address && <span className="muted">{address}</span>}
          </p>
          <Destinations destinations={destinations} className={hotelHeaderStyles.destinations} />
          <HotelWays {...header} />
          <ul className="tags">
            {tags.map(({ inc, icon, label }) => (
              <li key={inc}>
                <Tag {...(icon && isIconName(icon) ? { icon } : {})}>{label}</Tag>
              </li>
            ))}
          </ul>
          <div className={hotelHeaderStyles.offers}>
            <HotelActions actions={header.hotelActions} />
            {site.flags.partPayment && <PartPayment />}
          </div>
        </div>
        <div className={keepStyles.pageTools}>
          <KeepButtons hotelInc={info.inc} name={info.name} areAwaited />
          <PrintLink page={data} />
          <ShareButton text={info.name} />
          <div className={hotelHeaderStyles.headerLinks}>
            <a className={buttonClass({ kind: 'soft', size: 's' })} href="#information">
              {t(isCruise(data.hotel) ? 'detail.header.cruiseDetails' : 'detail.header.hotelDetails')}
            </a>
            <a className={buttonClass({ kind: 'line', size: 's' })} href="#prices">
              {t(useRoomWords().choose)}
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}

/** How a tour is paid for in parts ([W]§2.11). */
function PartPayment() {
  const t = useT();
  return (
    <a className="chip" href={useLocalPath()('/help/service/kak-oplatit-tur')}>
      <Icon name="check" size="s" />
      {t('detail.header.partPayment')}
    </a>
  );
}
