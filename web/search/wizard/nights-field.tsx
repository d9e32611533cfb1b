import { useEffect, useState } from 'react';
import type { loader as nightsLoader } from '#web/search/lookups/lookup-nights.ts';
import {
  type ChosenNights,
  chooseNight,
  closedNights,
  mostNights,
  nearestNights,
  openNights,
  type SoldNights,
} from '#web/search/query/night-range.ts';
import type { DaysSlice, PlaceSlice } from '#web/search/query/search-form.ts';
import type { Departure, Nights } from '#web/search/query/trip.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import type { PagePath } from '#web/visit/page-path.ts';
import { useFormat } from '#web/visit/use-format.ts';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';
import popoverStyles from './popover.module.css';
import { useLookup } from './use-lookup.ts';
import wizardStyles from './wizard.module.css';

/** What the nights that are sold depend on. */
type NightsQuestion = Departure & Pick<PlaceSlice, 'state'> & DaysSlice;

const everyNight = Array.from({ length: mostNights }, (_, index) => index + 1);

/** How long to stay: one length, or a shortest and a longest. */
export function NightsField({ form, change, hydrated }: FieldProps<Nights, NightsQuestion>) {
  const t = useT();
  const format = useFormat();
  const [pick, setChosen] = useState<ChosenNights>();
  const shown = closedNights(pick ?? { from: form.nightsFrom, to: form.nightsTo });
  const apply = (picked: ChosenNights) => {
    const { from, to } = closedNights(picked);
    change({ nightsFrom: from, nightsTo: to });
  };
  return (
    <FieldPopover
      name="nights"
      label={t('wizard.nights.label')}
      title={t('wizard.nights.title')}
      value={format.nights(shown.from, shown.to)}
      onClose={() => {
        if (pick) apply(pick);
        setChosen(undefined);
      }}
      plain={<PlainNights form={form} />}
    >
      {hydrated
        ? (close) => (
            <NightGrid
              form={form}
              pick={pick ?? { from: form.nightsFrom, to: form.nightsTo }}
              onChoose={setChosen}
              onDefault={(night) => change({ nightsFrom: night, nightsTo: night })}
              onDone={close}
            />
          )
        : undefined}
    </FieldPopover>
  );
}

type NightGridProps = {
  form: Nights & NightsQuestion;
  pick: ChosenNights;
  onChoose: (pick: ChosenNights) => void;
  onDefault: (night: number) => void;
  onDone: () => void;
};

function NightGrid({ form, pick, onChoose, onDefault, onDone }: NightGridProps) {
  const t = useT();
  const format = useFormat();
  const sold = useLookup<typeof nightsLoader>(lookupAddress(form), form.state === undefined ? 0 : 30);
  const open = sold ? openNights(sold) : undefined;
  useNearestNights(sold, open, form.nightsFrom, onDefault);
  const { from, to = from } = pick;
  return (
    <>
      <p className={popoverStyles.popNote}>{t('wizard.nights.pick')}</p>
      <div className={popoverStyles.nightGrid}>
        {everyNight.map((night) => {
          const closed = open !== undefined && !open.has(night);
          const name = format.nights(night);
          return (
            <button
              key={night}
              type="button"
              className={popoverStyles.night}
              data-free={isFree(sold, night) ? '' : undefined}
              data-first-focus={night === from ? '' : undefined}
              aria-pressed={night >= from && night <= to}
              data-edge={night === from || night === to ? '' : undefined}
              aria-disabled={closed || undefined}
              aria-label={closed ? t('wizard.nights.unavailable', { nights: name }) : name}
              onClick={() => !closed && onChoose(chooseNight(pick, night))}
            >
              {night}
            </button>
          );
        })}
      </div>
      <div className={popoverStyles.popFoot}>
        <Button kind="go" size="s" onClick={onDone}>
          {t('common.action.done')}
        </Button>
      </div>
    </>
  );
}

const lookupAddress = ({ townFrom, state, checkInFrom, checkInTo }: NightsQuestion): PagePath | undefined =>
  state === undefined || !checkInFrom || !checkInTo
    ? undefined
    : `/lookup/nights?${new URLSearchParams({
        townFrom: `${townFrom}`,
        state: `${state}`,
        checkInBeg: checkInFrom,
        checkInEnd: checkInTo,
      })}`;

const isFree = (sold: SoldNights[] | null | undefined, night: number) =>
  sold?.some(({ nights, places }) => nights === night && places === 1) ?? false;

/** Where the chosen stay is not sold, the one nearest to 7 nights takes its place ([W]§4). */
function useNearestNights(
  sold: SoldNights[] | null | undefined,
  open: ReadonlySet<number> | undefined,
  chosen: number,
  onDefault: (night: number) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that arrives
  useEffect(() => {
    const nearest = sold && open && !open.has(chosen) ? nearestNights(sold) : undefined;
    if (nearest !== undefined) onDefault(nearest);
  }, [sold]);
}

function PlainNights({ form }: { form: Nights }) {
  const t = useT();
  const select = (name: string, label: string, value: number) => (
    <PlainField label={label}>
      {(id) => (
        <Select id={id} name={name} defaultValue={value}>
          {everyNight.map((night) => (
            <option key={night}>{night}</option>
          ))}
        </Select>
      )}
    </PlainField>
  );
  return (
    <div className={wizardStyles.plainPair}>
      {select('NIGHTMIN', t('wizard.nights.from'), form.nightsFrom)}
      {select('NIGHTMAX', t('wizard.nights.to'), form.nightsTo)}
    </div>
  );
}
