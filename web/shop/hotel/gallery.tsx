import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OpenedPart } from '#web/parts/sending/late-part.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { openIn, withOpen } from '#web/search/query/detail-address.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import galleryStyles from './gallery.module.css';
import hotelSectionsStyles from './hotel-sections.module.css';
import type { HotelInfo } from './hotel-view.ts';
import '#web/ui/label.css';

const GalleryModal = lazyPart(() => import('./gallery-modal.tsx'));
const PhotoSlider = lazyPart(() => import('./photo-slider.tsx'));

/** Tiles on a wide window; narrower ones hide those beyond the fourth ([W]§9). */
const mostTiles = 7;

type Props = {
  images: HotelInfo['images'];
  /** Names the pictures of a liner as such. */
  isShip?: boolean;
  /** What stands here where there are none. */
  whenEmpty?: ReactNode;
  /** Names the way from the pictures to the prices. */
  next: string;
};

/** The first pictures as tiles; the last of them leads to all, any other opens large. */
export function Gallery({ images, isShip = false, whenEmpty, next }: Props) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [slide, setSlide] = useState<number>();
  const isModalOpen = openIn(search).modal === 'gallery';
  if (images.length === 0) return whenEmpty;
  const closeAll = () => navigate(withOpen(search, {}), { preventScrollReset: true });
  const closeSlide = () => setSlide(undefined);
  const tiles = images.slice(0, mostTiles);
  return (
    <>
      <ul className={classNames(galleryStyles.gallery, galleryStyles[`gallery_${tiles.length}`])}>
        {tiles.map((image, index) => (
          <li key={image.img}>
            <Link
              to={withOpen(search, { modal: 'gallery' })}
              preventScrollReset
              onClick={(event) => {
                if (index === tiles.length - 1) return;
                event.preventDefault();
                setSlide(index);
              }}
            >
              <Picture
                src={image.img}
                alt={image.alt}
                width={index === 0 ? 720 : 340}
                height={index === 0 ? 540 : 255}
                sizes={index === 0 ? '(max-width: 56rem) 100vw, 42vw' : '(max-width: 56rem) 34vw, 20vw'}
                priority={index === 0}
              />
            </Link>
          </li>
        ))}
        <AllPhotosLink count={images.length} to={withOpen(search, { modal: 'gallery' })} />
      </ul>
      {isModalOpen && (
        <OpenedPart onFailed={closeAll}>
          <GalleryModal
            images={images}
            isShip={isShip}
            next={next}
            onClosed={closeAll}
            onPicture={setSlide}
          />
        </OpenedPart>
      )}
      {slide !== undefined && (
        <OpenedPart onFailed={closeSlide}>
          <PhotoSlider images={images} first={slide} onClosed={closeSlide} />
        </OpenedPart>
      )}
    </>
  );
}

function AllPhotosLink({ count, to }: { count: number; to: string }) {
  const t = useT();
  return (
    <li className={galleryStyles.galleryAll}>
      <Link className="chip" to={to} preventScrollReset>
        {t('detail.gallery.count', { count })}
      </Link>
    </li>
  );
}

/** A hotel of which there are no pictures. */
export function NoPhotos() {
  const t = useT();
  return (
    <p className={hotelSectionsStyles.noPhotos}>
      <Icon name="sun" />
      <b>{t('detail.gallery.none')}</b>
      <span>{t('detail.gallery.noneMore')}</span>
    </p>
  );
}
