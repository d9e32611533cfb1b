import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { CopyLink } from '#web/parts/share/copy-link.tsx';
import { withOpen } from '#web/search/query/detail-address.ts';
import { below } from '#web/ui/breakpoints.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageModal } from '#web/ui/page-modal.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Placeholder, Placeholders, Skeleton } from '#web/ui/skeleton.tsx';
import styles from './gallery.module.css';
import type { HotelInfo } from './hotel-view.ts';

type Props = {
  images: HotelInfo['images'];
  /** Only some of them are here yet. */
  isComing: boolean;
  isShip: boolean;
  /** Names the way to the prices. */
  next: string;
  onClosed: () => void;
  onPicture: (index: number) => void;
};

/** Pictures that are waited for, whatever their number ([W]§9). */
const awaited = 12;

/** Every picture, and the way to the prices. */
export default function GalleryModal({ images, isComing, isShip, next, onClosed, onPicture }: Props) {
  const t = useT();
  const { search } = useLocation();
  return (
    <PageModal title={t(isShip ? 'detail.gallery.allCruise' : 'detail.gallery.all')} onClosed={onClosed} wide>
      {isComing && (
        <Skeleton>
          <div className={styles.photos}>
            <Placeholders count={awaited}>
              <Placeholder shape="fill" className={styles.photoAwaited} />
            </Placeholders>
          </div>
        </Skeleton>
      )}
      <ul className={styles.photos} hidden={isComing}>
        {images.map((image, index) => (
          <li key={image.img}>
            <button type="button" onClick={() => onPicture(index)}>
              <Picture
                src={image.img}
                alt={image.alt}
                width={308}
                height={231}
                sizes={`${below('tablet')} 50vw, 22rem`}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.photosFoot}>
        <CopyLink isShortened={false} />
        <Link className={buttonClass({ kind: 'go' })} to={`${withOpen(search, {})}#prices`}>
          {next}
        </Link>
      </div>
    </PageModal>
  );
}
