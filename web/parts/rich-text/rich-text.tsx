import { useEffect, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useTrustedHtml } from '#web/ui/use-trusted-html.ts';
import styles from './rich-text.module.css';
import { useAnchors } from './use-anchors.ts';
import { useFold } from './use-fold.ts';
import { useTooltips } from './use-tooltips.ts';
import { useVideos } from './use-videos.ts';

type RichTextProps = {
  /** What `prepareRichText` made of it in a loader, never anything else. */
  html: string;
  /** Folds what is taller than 400 px ([S]§2.15). */
  folds?: boolean;
  className?: string | undefined;
};

/** An editor's text: accordions, anchors, tooltips and videos. Everything can be read without scripts. */
export function RichText({ html, folds = true, className }: RichTextProps) {
  const t = useT();
  const text = useRef<HTMLDivElement>(null);
  const inner = useTrustedHtml(html);
  const { isTall, isFolded, toggle, unfold } = useFold(text, folds);
  useAnchors(text, unfold);
  useTooltips(text);
  useVideos(text);
  useEffect(() => {
    const shown = text.current;
    shown?.addEventListener('focusin', unfold); // the keyboard never goes where nothing is seen
    return () => shown?.removeEventListener('focusin', unfold);
  }, [unfold]);

  return (
    <div className={classNames(styles.rich, className)}>
      <div
        ref={text}
        className={classNames(styles.richText, folds && isFolded && styles.richTextFolded)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by prepareRichText
        dangerouslySetInnerHTML={inner}
      />
      {isTall && (
        <button type="button" className={styles.richMore} aria-expanded={!isFolded} onClick={toggle}>
          {t(isFolded ? 'richText.showMore' : 'richText.showLess')}
          <Icon name="down" size="s" />
        </button>
      )}
    </div>
  );
}
