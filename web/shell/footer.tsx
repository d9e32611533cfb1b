import { Link } from 'react-router';
import { useT } from '#web/i18n/i18n-context.tsx';
import type { MessageKey } from '#web/i18n/message-key.ts';
import { useLocalPath, useVisit } from '#web/visit.tsx';
import type { FooterCountry } from './shell-content.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const groups: { title: MessageKey; links: { key: MessageKey; path: string }[] }[] = [
  {
    title: 'shell.footer.travel',
    links: [
      { key: 'shell.footer.tours', path: '/search/tours' },
      { key: 'shell.footer.hotels', path: '/?TAB_ACTIVE=hotel' },
      { key: 'shell.header.lastMinute', path: '/search/hot-tours' },
    ],
  },
  {
    title: 'shell.footer.company',
    links: [
      { key: 'shell.footer.siteMap', path: '/sitemap/countries' },
      { key: 'shell.footer.dataSources', path: '/data-sources' },
      { key: 'shell.footer.policy', path: '/personal-data' },
    ],
  },
];

/** The foot of every page: how to reach us, where to go on, and what is invented here. */
export function Footer({ countries = [] }: { countries?: FooterCountry[] | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <footer className="footer">
      <div className="page footer__in">
        <nav className="footer__top" aria-label={t('shell.footer.navigation')}>
          <Contacts />
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{t(title)}</h2>
              <ul>
                {links.map(({ key, path }) => (
                  <li key={path}>
                    <Link to={toLocal(path)}>{t(key)}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {countries.length > 0 && <Countries countries={countries} />}
        <Legal />
      </div>
    </footer>
  );
}

function Contacts() {
  const t = useT();
  const { phones, email, address, opening } = useVisit().site.contacts;
  return (
    <address>
      {phones.map((phone) => (
        <a key={phone} className="footer__phone num" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      ))}
      <p className="small">{t('shell.footer.daily', opening)}</p>
      <a className="footer__mail" href={`mailto:${email}`}>
        {email}
      </a>
      <p className="small">{address}</p>
    </address>
  );
}

/** [S]§2.12: separated by dots. */
function Countries({ countries }: { countries: FooterCountry[] }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <nav className="footer__countries" aria-label={t('shell.footer.countries')}>
      {countries.map(({ title, slug }, index) => (
        <span key={slug}>
          {index > 0 && ' • '}
          <Link to={toLocal(`/tours/${slug}`)}>{title}</Link>
        </span>
      ))}
    </nav>
  );
}

function Legal() {
  const t = useT();
  const { site, today } = useVisit();
  const { copyrightFrom, copyrightText } = site.brand;
  const years = { from: String(copyrightFrom), to: today.slice(0, 4) };
  return (
    <div className="footer__legal">
      <p>{t('shell.footer.copyright', { ...years, brand: copyrightText })}</p>
      <p>
        <Link to={useLocalPath()('/data-sources')}>{t('shell.footer.demoNotice')}</Link>
      </p>
      <ThemeSwitch />
    </div>
  );
}
