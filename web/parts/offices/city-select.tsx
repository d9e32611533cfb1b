import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { PartnerCity } from '#calls/partner-places.ts';
import { matchNames } from '#lib/text-match/match-names.ts';
import { indexNames } from '#lib/text-match/name-index.ts';
import { RoundButton } from '#web/ui/round-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { type OfficeQuestion, officeFields } from './office-question.ts';
import './offices.css';
import '#web/ui/form.css';

type CitySelectProps = {
  id: string;
  cities: readonly PartnerCity[];
  chosen: OfficeQuestion['city'];
  onChoose: (city: number | 'all') => void;
};

/** The towns with offices: found by typing, in whatever spelling or keyboard; the platform's select without scripts. */
export function CitySelect(props: CitySelectProps) {
  return useHydrated() ? <CitySearch {...props} /> : <PlainCities {...props} />;
}

function PlainCities({ id, cities, chosen }: CitySelectProps) {
  const t = useT();
  return (
    <Select id={id} name={officeFields.city} defaultValue={typeof chosen === 'number' ? chosen : ''}>
      <option value="">{t('officeList.filter.allCities')}</option>
      {cities.map(({ townInc, name }) => (
        <option key={townInc} value={townInc}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function CitySearch({ id, cities, chosen, onChoose }: CitySelectProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const search = useCitySearch(cities, chosen, onChoose);
  const { typed, active, chosenName } = search;
  const isOpen = typed !== undefined;
  useEffect(() => {
    if (isOpen && active)
      document.getElementById(`${id}-${active.townInc}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, isOpen, active]);
  return (
    <div className="city-select">
      <input type="hidden" name={officeFields.city} value={typeof chosen === 'number' ? chosen : ''} />
      <input
        ref={input}
        id={id}
        className="input"
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-cities`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active ? `${id}-${active.townInc}` : undefined}
        autoComplete="off"
        placeholder={t('officeList.filter.allCities')}
        value={typed ?? chosenName}
        onChange={(event) => search.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={search.close}
        onClick={search.open}
        onKeyDown={search.press}
      />
      {chosenName && (
        <RoundButton
          icon="x"
          bare
          label={t('officeList.filter.clearCity')}
          className="city-select__clear"
          onClick={() => {
            search.close();
            onChoose('all');
            input.current?.focus();
          }}
        />
      )}
      {isOpen && <CityOptions id={id} {...search} chosen={chosen} />}
    </div>
  );
}

type CityOptionsProps = Pick<CitySelectProps, 'id' | 'chosen'> &
  Pick<ReturnType<typeof useCitySearch>, 'found' | 'active' | 'choose'>;

function CityOptions({ id, found, active, choose, chosen }: CityOptionsProps) {
  const t = useT();
  return (
    <div className="city-select__list">
      <div id={`${id}-cities`} role="listbox" aria-label={t('officeList.filter.city')}>
        {found.map(({ townInc, name }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={townInc}
            id={`${id}-${townInc}`}
            role="option"
            tabIndex={-1}
            aria-selected={townInc === chosen}
            data-active={townInc === active?.townInc || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(townInc)}
          >
            {name}
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="city-select__none" role="status">
          {t('common.select.emptyText')}
        </p>
      )}
    </div>
  );
}

/** What is typed, the towns that have it in their names, and the one that Enter chooses. */
function useCitySearch(
  cities: readonly PartnerCity[],
  chosen: OfficeQuestion['city'],
  onChoose: (city: number) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [activeInc, setActive] = useState<number>();
  const index = useMemo(() => indexNames(cities.map((item) => ({ item, names: [item.name] }))), [cities]);
  const chosenName = cities.find(({ townInc }) => townInc === chosen)?.name ?? '';
  // Opened, but nothing typed yet: all towns are shown.
  const found = typed === undefined || typed === chosenName ? [...cities] : matchNames(index, typed);
  const active = found.find(({ townInc }) => townInc === (activeInc ?? chosen)) ?? found[0];
  const open = () => setTyped(typed ?? chosenName);
  const close = () => {
    setTyped(undefined);
    setActive(undefined);
  };
  const choose = (city: number) => {
    close();
    onChoose(city);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && typed === undefined) open();
    else if (step && active) setActive(found[clamp(found.indexOf(active) + step, found.length)]?.townInc);
    else if (event.key === 'Enter' && typed !== undefined && active) choose(active.townInc);
    else if (event.key === 'Escape' && typed !== undefined) close();
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(undefined);
  };
  return { typed, found, active, chosenName, open, close, choose, press, type };
}

const clamp = (index: number, length: number) => Math.min(length - 1, Math.max(0, index));
