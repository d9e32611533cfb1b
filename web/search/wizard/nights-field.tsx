import { useEffect, useState } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import { fetchPauses } from '#web/search/lookups/fetch-pauses.ts';
import { type NightsQuestion, nightsAddress } from '#web/search/lookups/field-addresses.ts';
import type { loader as nightsLoader } from '#web/search/lookups/lookup-nights.ts';
import {
  type ChosenNights,
  closedNights,
  everyNight,
  openNights,
  settledNights,
  wantedNights,
} from '#web/search/query/night-range.ts';
import type { Nights } from '#web/search/query/trip.ts';
import { Select } from '#web/ui/select.tsx';
import { FieldPopover } from './field-popover.tsx';
import type { FieldProps } from './field-props.ts';
import { PlainField } from './plain-field.tsx';
import { useLookup } from './use-lookup.ts';
import wizardStyles from './wizard.module.css';

const NightGrid = lazyPart(() => import('./night-grid.tsx'));

/** How long to stay: one length, or a shortest and a longest. */
export function NightsField({ form, change, hydrated }: FieldProps<Nights, NightsQuestion>) {
  const t = useT();
  const format = useFormat();
  const [pick, setChosen] = useState<ChosenNights>();
  const [isOpen, setOpen] = useState(false);
  const [isPicked, setPicked] = useState(false);
  const { sold, open } = useSoldNights({ form, isOpen: isOpen && hydrated, isPicked, change });
  const shown = closedNights(pick ?? { from: form.nightsFrom, to: form.nightsTo });
  const apply = (picked: ChosenNights) => {
    const { from, to } = closedNights(picked);
    setPicked(true);
    change({ nightsFrom: from, nightsTo: to });
  };
  return (
    <FieldPopover
      name="nights"
      label={t('wizard.nights.label')}
      title={t('wizard.nights.title')}
      value={format.nights(shown.from, shown.to)}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        if (pick) apply(pick);
        setChosen(undefined);
      }}
      plain={<PlainNights form={form} />}
    >
      {hydrated
        ? (close) => (
            <OptionalPart>
              <NightGrid
                sold={sold}
                open={open}
                pick={pick ?? { from: form.nightsFrom, to: form.nightsTo }}
                onChoose={setChosen}
                onDone={close}
              />
            </OptionalPart>
          )
        : undefined}
    </FieldPopover>
  );
}

type SoldQuestion = {
  form: Nights & NightsQuestion;
  isOpen: boolean;
  /** A visitor has chosen by hand. */
  isPicked: boolean;
  change: (nights: Nights) => void;
};

/**
 * The stays that are sold, asked when the town, the place, the party or the dates change, or when somebody looks. When they come,
 * the one nearest to 7 nights takes the place of the default, and of a choice that is not sold ([W]§4), whether the field
 * is open or not.
 */
function useSoldNights({ form, isOpen, isPicked, change }: SoldQuestion) {
  const address = nightsAddress(form);
  const [first] = useState(address);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && (isOpen || address !== first)) setAsked(true);
  const sold = useLookup<typeof nightsLoader>(isAsked ? address : undefined, isOpen ? 0 : fetchPauses.night);
  const open = sold ? openNights(sold) : undefined;
  const { nightsFrom: from, nightsTo: to } = form;
  const isDefault = !isPicked && from === wantedNights && to === wantedNights;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that arrives
  useEffect(() => {
    const nights = sold ? settledNights(sold, { from, to, isDefault }) : undefined;
    if (nights !== undefined) change({ nightsFrom: nights, nightsTo: nights });
  }, [sold]);
  return { sold, open };
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
