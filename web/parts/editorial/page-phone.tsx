import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './editorial.module.css';
import type { EditorsPage } from './load-page.ts';

/** The telephone of a page with its extension and title ([S]§2.14); a page without one has the site's. */
export function PagePhone({ phone }: Pick<EditorsPage, 'phone'>) {
  const t = useT();
  const { phones, opening } = useVisit().site.contacts;
  const number = phone?.number ?? phones[0] ?? '';
  const extension = phone?.addNum ?? '';
  const dial = number.replace(/[^+\d]/g, '') + (extension && `,${extension}`);
  return (
    <div className={styles.pagePhone}>
      <Icon name="phone" />
      <p>
        {phone?.title && <span className={styles.pagePhoneTitle}>{phone.title}</span>}
        <a className={classNames(styles.pagePhoneNumber, 'num')} href={`tel:${dial}`}>
          {number}
          {extension && ` ${t('editorial.phone.extension', { number: extension })}`}
        </a>
        {!phone && <span className="small muted">{t('shell.footer.daily', opening)}</span>}
      </p>
    </div>
  );
}
