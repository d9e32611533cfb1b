import type { ScannedCode } from '#lib/scanned-code.ts';
import { telAddress } from '#lib/tel-address.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalLink } from '#web/context/visit.tsx';
import type { EditorsPage } from '#web/parts/editorial/load-page.ts';
import { RatesOfToday } from '#web/rates/rates-of-today.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArchiveDoor } from './archive-door.tsx';
import type { Office, Sheet } from './load-variant-home.ts';
import styles from './variant-home.module.css';

type Way = Pick<EditorsPage, 'note' | 'summary'>;

/** The sheet over the foot of the picture; a page without one has nothing there. */
export function HomeSheet({ sheet, page }: { sheet: Sheet; page: Way }) {
  if (sheet.kind === 'none') return null;
  return (
    <div className="page">
      <section className={styles.homeSheet}>
        {sheet.kind === 'rates' && (
          <div className={styles.homeRates}>
            <RatesOfToday rates={sheet.rates} />
            <WayButton way={page} />
          </div>
        )}
        {sheet.kind === 'office' && <OfficeCard {...sheet} way={page} />}
        {sheet.kind === 'archive' && <ArchiveDoor archive={sheet} wayIn={<WayButton way={page} />} />}
      </section>
    </div>
  );
}

/** Everything that one needs to come or to call, also for the contacts of a phone. */
function OfficeCard({ office, code, way }: { office: Office; code: ScannedCode; way: Way }) {
  const t = useT();
  const { name, address, phones, email, opened } = office;
  return (
    <div className={styles.officeCard}>
      <address>
        <h2>{name}</h2>
        <p className="row">
          <Icon name="pin" />
          {address}
        </p>
        {opened && (
          <p className="row">
            <Icon name="clock" />
            {opened}
          </p>
        )}
        <a className="row" href={`mailto:${email}`}>
          <Icon name="mail" />
          {email}
        </a>
      </address>
      <div className={styles.officeCardCall}>
        {phones.map(({ phone, text }) => (
          <p key={phone}>
            {text && <span className="small muted">{text}</span>}
            <a className={classNames(styles.officeCardPhone, 'num')} href={telAddress(phone)}>
              {phone}
            </a>
          </p>
        ))}
        <WayButton way={way} />
      </div>
      <div className={styles.officeCode}>
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('editorial.office.scan')}>
          <path d={code.path} />
        </svg>
        <a href="/contact.vcf" download className={buttonClass({ kind: 'line', size: 's' })}>
          {t('editorial.office.save')}
        </a>
      </div>
    </div>
  );
}

/** Where the editors want visitors to go on. */
function WayButton({ way: { note, summary } }: { way: Way }) {
  const toLocal = useLocalLink();
  if (!note || !summary.link) return null;
  return (
    <Link className={buttonClass({ kind: 'go' })} to={toLocal(summary.link)}>
      {note}
    </Link>
  );
}
