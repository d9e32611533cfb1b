import { useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { ListLink } from '#web/lists/list-link.tsx';
import { CurrencyBar } from '#web/shell/currency/currency-bar.tsx';
import { CurrencyChoices } from '#web/shell/currency/currency-choices.tsx';
import { ChooseCityLink } from '#web/shell/places/choose-city-link.tsx';
import { WorkTools } from '#web/shell/user/agent-tools.tsx';
import { UserButton } from '#web/shell/user/user-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ChatButton } from './chat-button.tsx';
import { LanguageButton } from './language-button.tsx';
import styles from './modals.module.css';

/** What the header has no room for on small screens, each with its words. */
export function BurgerTools() {
  const t = useT();
  const { otherCurrencies } = useVisit().site;
  return (
    <div className={styles.burgerTools}>
      <UserButton className={styles.burgerTool} withWord />
      <WorkTools />
      <ListLink list="compare" className={styles.burgerTool} withWord />
      <ListLink list="favorites" className={styles.burgerTool} withWord />
      <ChatButton className={styles.burgerTool} withWord />
      <City />
      <LanguageButton className={styles.burgerTool} withWord keepOthers />
      {otherCurrencies.length > 0 && (
        <section>
          <h3>{t('shell.header.currency')}</h3>
          <CurrencyBar className={styles.burgerToolsRates} />
          <CurrencyChoices />
        </section>
      )}
    </div>
  );
}

/** The burger stays below the cities, so that closing them leads back to it. */
function City() {
  const t = useT();
  const city = useVisitorCity();
  if (!city) return null;
  return (
    <ChooseCityLink className={styles.burgerTool} keepOthers>
      <Icon name="pin" />
      <span>
        <span className="sr">{t('shell.header.city')}: </span>
        {city.name}
      </span>
    </ChooseCityLink>
  );
}
