import { useEffect, useRef } from 'react';
import { rowOf, type ShownKind, shownKinds, travelKinds } from '#lib/travel-kind.ts';
import { isInMarket, useVisitorCity } from '#web/context/city/visitor-city.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { centreChosen } from '#web/ui/centre-chosen.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { wizardKinds } from './kinds.ts';
import styles from './wizard.module.css';

/** What to look for; each tab is a link, and the lit one is in the middle of what can be seen ([W]§2.3). */
export function WizardTabs({ kind: lit }: { kind: ShownKind }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { showsExcursionTab } = useVisit();
  const begins = isInMarket(useVisitorCity()) ? 'atPlace' : 'flown';
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind lights another tab
  useEffect(() => centreChosen(tabs.current), [lit]);
  return (
    <nav ref={tabs} className={styles.wizardTabs} aria-label={t('wizard.tabs.label')}>
      {shownKinds
        .filter((kind) => showsExcursionTab || kind === lit || !rowOf(kind).hasTestedTab)
        .map((kind) => (
          <Link
            key={kind}
            to={toLocal(travelKinds[kind].search.landing)}
            preventScrollReset
            aria-current={kind === lit ? 'page' : undefined}
            data-kind={kind}
          >
            <Icon name={wizardKinds[kind].icon} />
            {t(wizardKinds[kind].tab)}
            {wizardKinds[kind].tag && <Tag>{t(wizardKinds[kind].tag[begins])}</Tag>}
          </Link>
        ))}
    </nav>
  );
}
