import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink } from '#web/context/visit.tsx';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useTrustedHtml } from '#web/ui/use-trusted-html.ts';
import type { Slide } from './slide.ts';
import { SlidePicture } from './slide-picture.tsx';
import styles from './slider.module.css';
import { useCountedSlide } from './use-counted-slide.ts';
import '#web/ui/label.css';

const SlideVideo = lazyPart(() => import('./slide-video.tsx'));

type SlideCardProps = {
  slide: Slide;
  isFirst?: boolean;
  /** It stands over the page, which is counted otherwise. */
  isPopup?: boolean;
};

/** The words of an advertisement beside its picture; all of it is one link, where it leads anywhere ([W]§2.10). */
export function SlideCard({ slide, isFirst = false, isPopup = false }: SlideCardProps) {
  const hydrated = useHydrated();
  const { title, subText, markers, videos } = slide;
  const titleHtml = useTrustedHtml(title);
  const titleId = `slide-${slide.id}`;
  return (
    <>
      <div className={styles.words}>
        {markers.length > 0 && (
          <p className="tags">
            {markers.map((marker) => (
              <Tag key={marker}>{marker}</Tag>
            ))}
          </p>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by slideOf */}
        <p id={titleId} className={styles.slideTitle} dangerouslySetInnerHTML={titleHtml} />
        {subText && <p className={styles.subText}>{subText}</p>}
        <SlideLink slide={slide} titleId={titleId} isPopup={isPopup} />
      </div>
      <div className={styles.slidePicture}>
        <SlidePicture slide={slide} isFirst={isFirst} />
        {videos && hydrated && (
          <OptionalPart>
            <SlideVideo videos={videos} label={slide.alt} />
          </OptionalPart>
        )}
      </div>
    </>
  );
}

/** Its words are those of the button; to those who hear it, it is the whole advertisement. */
function SlideLink({ slide, titleId, isPopup }: { slide: Slide; titleId: string; isPopup: boolean }) {
  const t = useT();
  const toLocal = useLocalLink();
  const counted = useCountedSlide(slide, isPopup);
  const { link, newWindow, button } = slide;
  if (!link) return null;
  const id = `${titleId}-link`;
  const { colour } = button ?? {};
  return (
    <Link
      id={id}
      className={button ? buttonClass({ kind: 'soft', className: styles.link }) : styles.link}
      style={colour && { backgroundColor: colour.of, color: colour.ink }}
      to={toLocal(link)}
      aria-labelledby={`${titleId} ${id}`}
      {...(newWindow && { target: '_blank', rel: 'noopener' })}
      {...counted}
    >
      {button?.text}
      {newWindow && <span className="sr"> ({t('shell.lists.newTab')})</span>}
    </Link>
  );
}
