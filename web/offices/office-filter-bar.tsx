import { Form } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CitySelect } from './city-select.tsx';
import { FilterField } from './filter-field.tsx';
import type { OfficeList } from './load-offices.ts';
import styles from './office-filter.module.css';
import { type OfficeView, officeFields, officeViews } from './office-question.ts';
import { PlaceSelect } from './place-select.tsx';
import type { OfficeFilter } from './use-office-list.ts';
import '#web/ui/form.css';

type FilterBarProps = { filter: OfficeFilter; list: OfficeList | undefined };

/** Where offices are looked for ([S]§2.16). A form of its own page, whose fields ask at once where scripts run. */
export function OfficeFilterBar({ filter, list }: FilterBarProps) {
  const t = useT();
  const { flags } = useVisit().site;
  const { state, change, ask } = filter;
  return (
    <Form
      method="get"
      role="search"
      aria-label={t('officeList.filter.label')}
      className={styles.officeFilter}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <FilterField label={t('officeList.filter.city')}>
        {(id) => (
          <CitySelect
            id={id}
            cities={list?.cities ?? []}
            chosen={state.city}
            onChoose={(city) => change({ kind: 'city', city })}
          />
        )}
      </FilterField>
      {flags.showMetro && (
        <FilterField label={t('officeList.filter.place')}>
          {(id) => (
            <PlaceSelect
              id={id}
              places={list?.places}
              chosen={state.place}
              onChoose={(place) => change({ kind: 'place', place })}
            />
          )}
        </FilterField>
      )}
      {flags.showAddressFilter && (
        <FilterField label={t('officeList.filter.address')}>
          {(id) => (
            <TextInput
              id={id}
              type="search"
              name={officeFields.address}
              maxLength={120}
              placeholder={t('officeList.filter.street')}
              value={state.address}
              onChange={(event) => change({ kind: 'address', address: event.target.value })}
            />
          )}
        </FilterField>
      )}
      <ViewRadio view={state.view} onChoose={(view) => change({ kind: 'view', view })} />
      <noscript>
        <button type="submit" className={buttonClass({ kind: 'go' })}>
          {t('officeList.filter.show')}
        </button>
      </noscript>
    </Form>
  );
}

const views: { name: 'list' | 'map'; icon: IconName }[] = [
  { name: 'list', icon: 'menu' },
  { name: 'map', icon: 'map' },
];

function ViewRadio({ view, onChoose }: { view: OfficeView; onChoose: (view: OfficeView) => void }) {
  const t = useT();
  return (
    <fieldset className={styles.viewRadio}>
      <legend className="field__label">{t('officeList.filter.view')}</legend>
      <div>
        {views.map(({ name, icon }) => (
          <label key={name}>
            <input
              type="radio"
              className="sr"
              name={officeFields.view}
              value={officeViews[name]}
              checked={view === officeViews[name]}
              onChange={() => onChoose(officeViews[name])}
            />
            <Icon name={icon} size="s" />
            {t(`officeList.filter.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
