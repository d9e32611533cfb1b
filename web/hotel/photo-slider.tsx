import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './gallery.module.css';
import type { HotelInfo } from './hotel-view.ts';

type Props = { images: HotelInfo['images']; first: number; onClosed: () => void };

/** Widths that pictures of the slider are rendered at ([W]§9): a phone has two or three dots for a pixel. */
const sizes = `${below('tablet')} 280px, ${below('desktop')} 600px, 100vw`;

/** One picture on the whole screen; swipes, arrows and buttons lead to the others; a press twice, a button or + shows it twice as large. */
export default function PhotoSlider({ images, first, onClosed }: Props) {
  const t = useT();
  const { close } = useUiLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const { length } = images;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    const list = track.current;
    list?.scrollTo({ left: first * list.clientWidth, behavior: 'instant' });
  }, [first]);

  const show = (next: number) => {
    const list = track.current;
    setZoomed(false);
    list?.scrollTo({ left: Math.min(Math.max(next, 0), length - 1) * list.clientWidth });
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') show(index + 1);
    if (key === 'ArrowLeft') show(index - 1);
    if (key === '+' || key === '=') setZoomed(true);
    if (key === '-') setZoomed(false);
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: list, target }) => {
          if (target !== list) return; // within a picture that is zoomed
          const seen = Math.round(list.scrollLeft / Math.max(list.clientWidth, 1));
          if (seen !== index) setZoomed(false);
          setIndex(seen);
        }}
      >
        {images.map((image, at) => (
          <li
            key={image.img}
            inert={at !== index}
            tabIndex={at === index && isZoomed ? 0 : undefined} // the arrows move what is larger than the screen
            className={at === index && isZoomed ? styles.zoomed : undefined}
          >
            <figure onDoubleClick={() => setZoomed(!isZoomed)}>
              <Picture
                src={image.img}
                alt={image.alt}
                width={800}
                height={600}
                sizes={isZoomed && at === index ? '200vw' : sizes}
                priority={at === first}
              />
              {/* The picture says it already. */}
              <figcaption aria-hidden="true">{image.alt}</figcaption>
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
        className={styles.photoSliderZoom}
        icon={isZoomed ? 'minus' : 'plus'}
        label={t(isZoomed ? 'detail.gallery.zoomOut' : 'detail.gallery.zoomIn')}
        onClick={() => setZoomed(!isZoomed)}
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
