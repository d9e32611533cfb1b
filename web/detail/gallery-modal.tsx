import { Link, useLocation } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import { withOpen } from '#web/offer/detail-address.ts';
import { CopyLink } from '#web/share/copy-link.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageModal } from '#web/ui/page-modal.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import type { HotelInfo } from './hotel-loader.ts';
import type { OfferRow } from './offer-row.ts';

type Props = {
  images: HotelInfo['images'];
  cheapest: OfferRow | undefined;
  onClosed: () => void;
  onPicture: (index: number) => void;
};

/** Every picture of the hotel, and the way to its rooms. */
export function GalleryModal({ images, cheapest, onClosed, onPicture }: Props) {
  const t = useT();
  const { price } = useUiLanguage();
  const { search } = useLocation();
  return (
    <PageModal title={t('detail.gallery.all')} onClosed={onClosed} wide>
      <ul className="photos">
        {images.map((image, index) => (
          <li key={image.img}>
            <button type="button" onClick={() => onPicture(index)}>
              <Picture
                src={image.img}
                alt={image.alt}
                width={352}
                height={264}
                sizes={`${below('tablet')} 50vw, 22rem`}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="photos__foot">
        <CopyLink isShortened={false} />
        <Link className={buttonClass({ kind: 'go' })} to={`${withOpen(search, {})}#prices`}>
          {cheapest
            ? t('detail.gallery.chooseRoomFrom', { price: price(cheapest.price, cheapest.currency) })
            : t('detail.gallery.chooseRoom')}
        </Link>
      </div>
    </PageModal>
  );
}
