import type { ReactNode } from 'react';
import { mapApplication } from '#lib/map-application.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { ListedOffice } from './load-offices.ts';
import styles from './offices.module.css';
import { WorkTime } from './work-time.tsx';

/** What everybody sees of an office: where it is and when it is open. */
export function VisibleFacts({ office: { visible, coordinates } }: { office: ListedOffice }) {
  const t = useT();
  return (
    <dl className={styles.officeFacts}>
      <Fact icon="pin" name={t('officeList.card.address')}>
        {visible.address}
        {coordinates && <OpenMap address={visible.address} coordinates={coordinates} />}
      </Fact>
      <Fact icon="clock" name={t('officeList.card.hours')}>
        <WorkTime hours={visible.workTime} />
      </Fact>
    </dl>
  );
}

type OpenMapProps = { address: string; coordinates: NonNullable<ListedOffice['coordinates']> };

function OpenMap({ address, coordinates }: OpenMapProps) {
  const t = useT();
  return (
    <>
      <br />
      <a className="small" href={mapApplication(...coordinates)} target="_blank" rel="noopener noreferrer">
        {t('officeList.card.openMap')}
        <span className="sr">: {address}</span>
      </a>
    </>
  );
}

/** What is shown on demand: phones, messenger, e-mails and the legal name. */
export function HiddenFacts({ office: { hidden } }: { office: Pick<ListedOffice, 'hidden'> }) {
  const t = useT();
  const { phones, messengerLink, emails, officialName } = hidden;
  return (
    <dl className={styles.officeFacts}>
      {phones.length > 0 && (
        <Fact icon="phone" name={t('officeList.card.phones')}>
          <Links links={phones} />
        </Fact>
      )}
      {messengerLink && (
        <Fact icon="chat" name={t('officeList.card.messenger')}>
          <a href={messengerLink} target="_blank" rel="noopener noreferrer">
            {t('officeList.card.messenger')}
          </a>
        </Fact>
      )}
      {emails.length > 0 && (
        <Fact icon="mail" name={t('officeList.card.emails')}>
          <Links links={emails} />
        </Fact>
      )}
      {officialName && (
        <Fact icon="tag" name={t('officeList.card.officialName')}>
          {officialName}
        </Fact>
      )}
    </dl>
  );
}

/** A fact whose icon is named for those who cannot see it. */
export function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="sr">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The two parts of an e-mail address, which a line may end between; a phone is one. */
const mailParts = (text: string) => text.split(/(?=@)/).map((part) => <span key={part}>{part}</span>);

function Links({ links }: { links: ListedOffice['hidden']['phones'] }) {
  return (
    <ul className="num">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a href={href}>{mailParts(text)}</a>
        </li>
      ))}
    </ul>
  );
}
