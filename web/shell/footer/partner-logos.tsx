import type { PartnerLogo } from '#calls/content-contacts.ts';
import { useT } from '#web/context/i18n-context.tsx';
import styles from './footer.module.css';

/** Logos of those that the operator works with, each a link to them ([S]§2.12, §3.12). */
export function PartnerLogos({ partners }: { partners: readonly PartnerLogo[] }) {
  const t = useT();
  return (
    <ul className={styles.footerPartners} aria-label={t('footer.partners')}>
      {partners.map(({ key, image, url }) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noopener">
            <img src={image} alt={key} width={124} height={32} loading="lazy" />
            <span className="sr"> ({t('shell.lists.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
