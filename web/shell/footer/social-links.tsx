import type { SocialLink, SocialNetwork } from '#calls/content-contacts.ts';
import { useT } from '#web/i18n/i18n-context.tsx';

/** What a network is called where editors give it no title; two of them have two keys ([S]§3.10). */
const networkNames: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  yandexzen: 'Dzen',
  vk: 'VK',
  oK: 'OK',
  telegram: 'Telegram',
  twitter: 'Twitter',
  youtube: 'YouTube',
  youTube: 'YouTube',
  tm: 'Telegram',
  linkedIn: 'LinkedIn',
  x: 'X',
};

/** The networks that the site is on, each by its sign and its name. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const t = useT();
  return (
    <ul className="footer__social" aria-label={t('shell.footer.social')}>
      {links.map(({ network, link, title }) => (
        <li key={network}>
          <a href={link} target="_blank" rel="noopener">
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <use href={`/brand/networks.svg#${networkNames[network].toLowerCase()}`} />
            </svg>
            {title || networkNames[network]}
            <span className="sr"> ({t('common.lists.newTab')})</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
