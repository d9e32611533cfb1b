import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '#web/ui/picture.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import styles from './gallery.module.css';
import type { HotelInfo } from './hotel-view.ts';

type Props = { images: HotelInfo['images']; first: number; onClosed: () => void };

/** One picture on the whole screen; swipes, arrows and buttons lead to the others. */
export default function PhotoSlider({ images, first, onClosed }: Props) {
  const t = useT();
  const { close } = useUiLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const { length } = images;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const list = track.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: 'instant' });
  }, [first]);

  const show = (next: number) => {
    const list = track.current;
    list?.scrollTo({ left: Math.min(Math.max(next, 0), length - 1) * list.clientWidth });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
  };
  const position = t('detail.gallery.position', { number: index + 1, total: length });
  return (
    <dialog
      ref={dialog}
      className={styles.photoSlider}
      aria-label={position}
      onClose={onClosed}
      onKeyDown={onKey}
    >
      <ul
        ref={track}
        onScroll={({ currentTarget: list }) =>
          setIndex(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)))
        }
      >
        {images.map((image, at) => (
          <li key={image.img} inert={at !== index}>
            <figure>
              <Picture
                src={image.img}
                alt={image.alt}
                width={800}
                height={600}
                sizes="100vw"
                priority={at === first}
              />
              <figcaption>{image.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.photoSliderCount} aria-live="polite">
        {position}
      </p>
      <RoundButton
        className={styles.photoSliderClose}
        icon="x"
        label={close}
        onClick={() => dialog.current?.close()}
      />
      <RoundButton
        className={styles.photoSliderPrevious}
        icon="left"
        label={t('detail.gallery.previous')}
        disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <RoundButton
        className={styles.photoSliderNext}
        icon="right"
        label={t('detail.gallery.next')}
        disabled={index === length - 1}
        onClick={() => show(index + 1)}
      />
    </dialog>
  );
}
