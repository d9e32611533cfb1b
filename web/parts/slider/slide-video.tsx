import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { above, below } from '#web/ui/breakpoints.ts';
import { RoundButton } from '#web/ui/round-button.tsx';
import { mayAutoplay, theDevice } from './device.ts';
import type { Slide } from './slide.ts';
import styles from './slider.module.css';

type SlideVideoProps = { videos: NonNullable<Slide['videos']>; label: string };

/** A silent video over its picture: it plays by itself where the device can, and else when it is asked to ([W]§2.10). */
export default function SlideVideo({ videos: [desktop, tablet, mobile], label }: SlideVideoProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [plays, setPlays] = useState(() => mayAutoplay(theDevice()));
  const [source] = useState(() => {
    if (matchMedia(above('desktop')).matches) return desktop;
    return matchMedia(below('tablet')).matches ? mobile : tablet;
  });
  useEffect(() => {
    // A browser may refuse to; then it is asked for by the button.
    if (plays) video.current?.play().catch(() => setPlays(false));
    else video.current?.pause();
  }, [plays]);
  return (
    <>
      <video
        ref={video}
        src={source}
        aria-label={label}
        preload={plays ? 'auto' : 'none'}
        muted
        loop
        playsInline
      />
      <RoundButton
        className={styles.play}
        icon={plays ? 'pause' : 'play'}
        label={t(plays ? 'common.slider.pauseVideo' : 'common.slider.playVideo')}
        onClick={() => setPlays(!plays)}
      />
    </>
  );
}
