import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Icon, isIconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useUiLanguage } from '#web/ui/ui-language.tsx';
import styles from './country.module.css';
import type { LoadedCountry } from './load-country.ts';

/** The banner of a country: its name, what it is like, its badges and facts, and what is sold there ([W]§2.13). */
export function CountryHead({ country }: { country: LoadedCountry }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { countryName, countryCode, paragraph, samoId, price } = country;
  const { price: written } = useUiLanguage();
  const banner = country.bannerImage ?? country.coverImage?.src;
  return (
    <header className={styles.countryHead}>
      <div className={styles.countryHeadWords}>
        <div className={styles.countryBadges}>
          <Flag iso2={countryCode.toLowerCase()} />
          <Badges country={country} />
        </div>
        <h1>{countryName}</h1>
        <p className={styles.countryLead}>{paragraph}</p>
        <Facts country={country} />
        {price && (
          <p className={styles.countryGo}>
            <Link className={buttonClass({ kind: 'go' })} to={toLocal(`/search/tours?STATEINC=${samoId}`)}>
              {t('country.go')}
            </Link>
            <span>
              <b className="num">
                {t('common.price.from', { price: written(price.amount, price.currency) })}
              </b>
              <span className="small muted"> {t('country.priceNote', { town: country.town })}</span>
            </span>
          </p>
        )}
        <Pages country={country} />
      </div>
      {banner && (
        <div className={styles.countryHeadPic}>
          <Picture
            src={banner}
            alt={country.coverImage?.alt ?? countryName}
            width={800}
            height={600}
            sizes={`${below('desktop')} 100vw, 44rem`}
            priority
          />
        </div>
      )}
    </header>
  );
}

/** Whether a visa is needed, and how the country is doing; what that means is told by a tooltip, and read aloud. */
function Badges({ country: { badges, badgeCountryStatus: status } }: { country: LoadedCountry }) {
  return (
    <>
      {status && (
        <span title={status.tooltip} data-closed={status.countryClosed || undefined}>
          <Tag tone="summer" icon={status.countryClosed ? 'alert' : 'check'}>
            {status.label}
          </Tag>
          {status.tooltip && <span className="small"> {status.tooltip}</span>}
        </span>
      )}
      {badges.map(({ label, visa }) => (
        <Tag key={label} icon={visa ? 'ticket' : 'check'}>
          {label}
        </Tag>
      ))}
    </>
  );
}

function Facts({ country: { icons, properties, badges } }: { country: LoadedCountry }) {
  const t = useT();
  const said = new Set(badges.map(({ label }) => label));
  return (
    <ul className={styles.countryFacts}>
      {icons
        .filter(({ label }) => !said.has(label))
        .map(({ icon, label }) => (
          <li key={label}>
            {isIconName(icon) ? <Icon name={icon} /> : <img src={icon} alt="" width={24} height={24} />}
            {label}
          </li>
        ))}
      {properties.language && (
        <li>
          <Icon name="chat" />
          <span>
            <span className="sr">{t('country.language')}: </span>
            {properties.language}
          </span>
        </li>
      )}
    </ul>
  );
}

/** What is sold there, a page a kind ([W]§2.2). */
function Pages({ country: { tabs, slug } }: { country: LoadedCountry }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <nav className={styles.countryPages} aria-label={t('country.pages')}>
      {tabs.map((type) => (
        <Chip key={type} to={toLocal(`/${type}/${slug}`)}>
          {t(`country.tab.${type}`)}
        </Chip>
      ))}
    </nav>
  );
}
