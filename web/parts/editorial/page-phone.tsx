import { Icon } from '#web/ui/icon.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import type { EditorsPage } from './load-page.ts';
import './editorial.css';

/** The telephone of a page with its extension and title ([S]§2.14); a page without one has the site's. */
export function PagePhone({ phone }: Pick<EditorsPage, 'phone'>) {
  const t = useT();
  const { phones, opening } = useVisit().site.contacts;
  const number = phone?.number ?? phones[0] ?? '';
  const extension = phone?.addNum ?? '';
  const dial = number.replace(/[^+\d]/g, '') + (extension && `,${extension}`);
  return (
    <div className="page-phone">
      <Icon name="phone" />
      <p>
        {phone?.title && <span className="page-phone__title">{phone.title}</span>}
        <a className="page-phone__number num" href={`tel:${dial}`}>
          {number}
          {extension && ` ${t('editorial.phone.extension', { number: extension })}`}
        </a>
        {!phone && <span className="small muted">{t('shell.footer.daily', opening)}</span>}
      </p>
    </div>
  );
}
