import { telAddress } from '#lib/tel-address.ts';
import { useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { PartnerDisplay } from '#web/context/user/partner-display.ts';
import { useVisit } from '#web/context/visit.tsx';
import { ChooseCityLink } from '#web/shell/places/choose-city-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './user.module.css';

/** Where the agent is, and whom they call: their manager, else the contact centre. */
export function UserPlace({ phones }: Required<Pick<PartnerDisplay, 'phones'>>) {
  const t = useT();
  const city = useVisitorCity();
  const { contacts } = useVisit().site;
  const numbers = phones.length > 0 ? phones.map(({ phone }) => phone) : contacts.phones;
  return (
    <dl className={styles.userPlace}>
      {city && (
        <div>
          <dt>{t('user.place')}</dt>
          <dd>
            <ChooseCityLink>
              <Icon name="pin" size="s" />
              {city.name}
            </ChooseCityLink>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('user.phones')}</dt>
        {numbers.map((phone) => (
          <dd key={phone}>
            <a className="num" href={telAddress(phone)}>
              <Icon name="phone" size="s" />
              {phone}
            </a>
          </dd>
        ))}
      </div>
    </dl>
  );
}
