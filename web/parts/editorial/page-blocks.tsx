import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './editorial.module.css';
import type { EditorsPage, PageBlock } from './load-page.ts';
import { PagePhone } from './page-phone.tsx';
import '#web/ui/label.css';

type Props = { blocks: readonly PageBlock[] } & Pick<EditorsPage, 'phone'>;

/** The blocks that are rendered otherwise than a text. */
const renderedAs: Record<string, string | undefined> = {
  steps: styles.editorsBlock_steps,
  figures: styles.editorsBlock_figures,
  band: styles.editorsBlock_band,
};

/** The parts of a page, each rendered as its type says; a type that is not known is a text ([S]§2.14). */
export function PageBlocks({ blocks, phone }: Props) {
  return blocks.map((block) => (
    <section
      key={block.slug}
      id={block.slug}
      className={classNames(styles.editorsBlock, renderedAs[block.type])}
    >
      {block.title && <h2>{block.title}</h2>}
      <div className={styles.editorsBlockBody}>
        <RichText className={styles.editorsBlockText} html={block.html} folds={block.type === 'text'} />
        {block.withPhone && <PagePhone phone={phone} />}
        <Ways block={block} />
      </div>
    </section>
  ));
}

/** The button of a block leads to who answers, and its networks to where we are besides. */
function Ways({ block: { withButton, socials } }: { block: PageBlock }) {
  const t = useT();
  const toLocal = useLocalPath();
  if (!withButton && socials.length === 0) return null;
  return (
    <div className={styles.editorsBlockWays}>
      {withButton && (
        <Link className={buttonClass({ kind: 'go' })} to={toLocal('/contacts/')}>
          {t('editorial.block.contact')}
        </Link>
      )}
      {socials.length > 0 && (
        <ul className={styles.editorsBlockSocials} aria-label={t('editorial.block.socials')}>
          {socials.map(({ network, link, title }) => (
            <li key={network}>
              <a className="chip" href={link} rel="noreferrer">
                {title || network}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
