import type { SocialLink } from '#calls/content-contacts.ts';
import { useT } from '#web/context/i18n-context.tsx';
import styles from './footer.module.css';

/** The networks that the site is on, each by its sign and its name. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useT();
  return (
    <ul className={styles.footerSocial} aria-label={t('footer.social')}>
      {links.map(({ network, link, title }) => (
        <li key={network}>
          <a href={link} target="_blank" rel="noopener">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <use href={`/brand/networks.svg#${network}`} />
            </svg>
            {title || network}
            <span className="sr"> ({t('shell.lists.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
