import { type KeyboardEvent, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { RoundButton } from '#web/ui/round-button.tsx';
import type { Slide } from './slide.ts';
import { SlideCard } from './slide-card.tsx';
import styles from './slider.module.css';
import { useTurning } from './use-turning.ts';

type SliderProps = {
  slides: readonly Slide[];
  /** It stands near the top of the page: its first picture comes with it. */
  isNearTop?: boolean;
};

/**
 * A row of advertisements that turns by hand, by arrows and keys, and by itself while nobody uses it. Without scripts it
 * is a row that scrolls ([W]§2.10).
 */
export function Slider({ slides, isNearTop = false }: SliderProps) {
  const t = useT();
  const section = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState('');
  const count = slides.length;
  const row = () => section.current?.firstElementChild;
  const show = (next: number) => row()?.scrollTo({ left: (next % count) * stepOf(row()) });
  const { isOn, stop } = useTurning(section, count > 1, () => show(at + 1));
  if (count === 0) return null;
  // One advertisement is no place to go to.
  const Box = count > 1 ? 'section' : 'div';

  const position = (index: number) => t('common.slider.position', { index: index + 1, count });
  const choose = (next: number) => {
    stop();
    show(next + count);
    setSaid(position((next + count) % count));
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') choose(at - 1);
    if (key === 'ArrowRight') choose(at + 1);
  };
  return (
    <Box
      ref={section}
      className={isNearTop ? styles.nearTop : undefined}
      aria-label={count > 1 ? t('common.slider.label') : undefined}
      onKeyDown={turnByKey}
    >
      <ul
        className={styles.slides}
        onPointerDown={stop}
        onScroll={({ currentTarget }) =>
          setAt(Math.round(currentTarget.scrollLeft / stepOf(currentTarget)) % count)
        }
      >
        {slides.map((slide, index) => (
          <li key={slide.id} className={styles.slide}>
            <SlideCard slide={slide} isFirst={isNearTop && index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <RoundButton icon="left" label={t('common.slider.previous')} onClick={() => choose(at - 1)} />
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-label={position(index)}
              aria-current={index === at}
              onClick={() => choose(index)}
            />
          ))}
          <RoundButton icon="right" label={t('common.slider.next')} onClick={() => choose(at + 1)} />
          {isOn && <RoundButton icon="pause" label={t('common.slider.pause')} onClick={stop} />}
          <LiveRegion message={said} />
        </div>
      )}
    </Box>
  );
}

/** From one slide to the next, in pixels. */
function stepOf(row: Element | null | undefined): number {
  const [first, second] = (row?.children ?? []) as ArrayLike<HTMLElement> as HTMLElement[];
  return first && second ? second.offsetLeft - first.offsetLeft : 1;
}
