import { useT } from '#web/context/i18n-context.tsx';
import { useShellContent } from '../shell-content.ts';
import { Contacts } from './contacts.tsx';
import { Departments } from './departments.tsx';
import styles from './footer.module.css';
import { FooterCountries } from './footer-countries.tsx';
import { FooterMenus } from './footer-menus.tsx';
import { Legal } from './legal.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { SocialLinks } from './social-links.tsx';

/** What the foot of a page says ([S]§2.12): how to reach us, where to go on, and who we are. */
export function FooterBody() {
  const t = useT();
  const { menus, countries, contacts, social, partners, columns, policy } = useShellContent().footer;
  return (
    <div className={styles.footerBody}>
      {columns.length > 0 && (
        <div className={styles.footerColumns}>
          {columns.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <div className={styles.footerTop}>
        <Contacts contacts={contacts} />
        {menus.length > 0 && (
          <nav className={styles.footerMenus} aria-label={t('footer.navigation')}>
            <FooterMenus menus={menus} />
          </nav>
        )}
      </div>
      {social.length + contacts.emails.length > 0 && (
        <div className={styles.footerReach}>
          <SocialLinks links={social} />
          <Departments emails={contacts.emails} />
        </div>
      )}
      {partners.length > 0 && <PartnerLogos partners={partners} />}
      {countries.length > 0 && <FooterCountries countries={countries} />}
      <Legal policy={policy} />
    </div>
  );
}
