import { useLocalLink } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';
import { useTrustedHtml } from '#web/ui/use-trusted-html.ts';
import type { Slide } from './slide.ts';
import styles from './slider.module.css';
import { useCountedSlide } from './use-counted-slide.ts';

/** A line under the search: the words of the advertisement, and where they lead. */
export function WizardLine({ slide }: { slide: Slide }) {
  const toLocal = useLocalLink();
  const counted = useCountedSlide(slide, false);
  const title = useTrustedHtml(slide.title);
  const { link, newWindow } = slide;
  if (!link) return null;
  return (
    <p className={styles.line}>
      <Link
        to={toLocal(link)}
        {...(newWindow && { target: '_blank', rel: 'noopener' })}
        {...counted}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by slideOf
        dangerouslySetInnerHTML={title}
      />
    </p>
  );
}
