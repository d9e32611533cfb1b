import { useId } from 'react';
import type { RequestView } from '#calls/request-views.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { viewRules } from './request-rules.ts';
import styles from './requests.module.css';

type Props = {
  views: readonly RequestView[];
  /** The question of the address, with its mark; empty where nothing is narrowed. */
  search: string;
  path: string;
  refusal: FormRefusal | undefined;
};

/** The filters that the agent has given a name, and a name for those of the page. */
export function RequestViews({ views, search, path, refusal }: Props) {
  const t = useT();
  const id = useId();
  const onlineOnly = useOnlineOnly();
  const { ref, field } = useNativeForm({ rules: viewRules, refusal });
  const filters = search.slice(1);
  const isKnown = views.some((view) => view.filters === filters);
  if (views.length === 0 && !filters) return null;
  return (
    <section className={styles.requestViews} aria-labelledby={id}>
      <h2 id={id} className="small">
        {t('requests.views')}
      </h2>
      {views.length > 0 && (
        <form method="post" action={path + search}>
          <ul>
            {views.map(({ view, name, filters: kept }) => (
              <li key={view}>
                <Chip to={`${path}?${kept}`} current={kept === filters} onClick={onlineOnly}>
                  {name}
                </Chip>
                <Button
                  type="submit"
                  size="s"
                  name="delete"
                  value={view}
                  aria-label={t('requests.deleteView', { name })}
                >
                  <Icon name="x" size="s" />
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
      {filters && !isKnown && (
        <form ref={ref} method="post" action={path + search} className={styles.requestWords}>
          <input type="hidden" name="filters" value={filters} />
          <TextField field={field('name')} label={t('requests.viewName')} isEither maxLength={60} />
          <Button type="submit">{t('requests.keepView')}</Button>
        </form>
      )}
    </section>
  );
}
