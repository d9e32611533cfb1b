import { Link } from 'react-router';
import { currencySymbol } from '#sites/currencies.ts';
import { ListLink } from '#web/compare/list-link.tsx';
import { useT } from '#web/i18n/i18n-context.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { UserButton } from '#web/user/user-button.tsx';
import { useLocalPath, useVisit } from '#web/visit.tsx';
import { DirectionsLink } from './directions-link.tsx';
import { headerLinks } from './header-links.ts';
import { Logo } from './logo.tsx';
import { BurgerButton } from './modals/burger-button.tsx';
import { ChatButton } from './modals/chat-button.tsx';
import { LanguageButton } from './modals/language-button.tsx';

/** The head of every page. Error pages know no city. */
export function Header({ city }: { city?: string | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  return (
    <header className="header">
      <div className="page header__in">
        <Logo />
        <nav className="nav" aria-label={t('shell.header.navigation')}>
          {headerLinks.map(({ key, path }) => (
            <Link key={path} to={toLocal(path)}>
              {t(key)}
            </Link>
          ))}
          <DirectionsLink />
        </nav>
        <div className="tools">
          <Place city={city} />
          <ListLink list="compare" />
          <ListLink list="favorites" />
          <LanguageButton />
          <ChatButton />
          <UserButton />
          <BurgerButton />
        </div>
      </div>
    </header>
  );
}

/** Where prices are from, and what they are in. */
function Place({ city }: { city: string | undefined }) {
  const t = useT();
  const { site, currency } = useVisit();
  const symbol = currencySymbol(currency, site.currency);
  return (
    <span className="place">
      {city && (
        <span className="place__item">
          <span className="sr">{t('shell.header.city')}: </span>
          <Icon name="pin" size="s" />
          {city}
        </span>
      )}
      <span className="place__item">
        <span className="sr">{t('shell.header.currency')}: </span>
        {symbol === currency ? currency : `${symbol} ${currency}`}
      </span>
    </span>
  );
}
