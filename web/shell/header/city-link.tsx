import { useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { ChooseCityLink } from '#web/shell/places/choose-city-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './header.module.css';

/** The city that trips leave from, and the way to another; error pages know none. */
export function CityLink() {
  const t = useT();
  const city = useVisitorCity();
  if (!city) return null;
  return (
    <ChooseCityLink className={classNames(styles.tool, styles.toolCity)}>
      <Icon name="pin" size="s" />
      <span className="sr">{t('shell.header.city')}: </span>
      <span className={styles.toolName}>{city.name}</span>
    </ChooseCityLink>
  );
}
