import { Fragment } from 'react';
import type { MarkupAnswer } from '#calls/agent-markups.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { type FieldTexts, rowField } from '#web/parts/form/field-rules.ts';
import type { FormRefusal } from '#web/parts/form/form-refusal.ts';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { currenciesIn, markupRules } from './markup-rules.ts';
import styles from './settings.module.css';
import '#web/ui/form.css';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';

type Props = {
  of: 'agency' | 'manager';
  markup: MarkupAnswer | null;
  /** Those of the site; sums in others that were said stay. */
  currencies: readonly string[];
  refusal: FormRefusal | undefined;
};

/** A markup: none, a percentage or sums. A form of the document, which needs no scripts. */
export function MarkupForm({ of, markup, currencies, refusal }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const own = refusal?.typed.of === of ? refusal : undefined;
  const rows = [
    ...new Set([...(own ? currenciesIn(own.typed) : []), ...shownCurrencies(currencies, markup)]),
  ];
  const { ref, field } = useNativeForm({ rules: markupRules, refusal: own, known: writtenOut(markup, rows) });
  const sums = field('sums');
  const legend = t(of === 'agency' ? 'agentMarkup.ofAgency' : 'agentMarkup.own');
  return (
    <BoxedForm ref={ref} action={toLocal('/settings/prices')} noValidate>
      <input type="hidden" name="of" value={of} />
      <fieldset className={styles.settingsChoice}>
        <legend className="sr">{legend}</legend>
        {kinds.map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={field('kind').defaultValue === kind}
          >
            {t(kind === 'none' && of === 'manager' ? 'agentMarkup.asAgency' : names[kind])}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        field={field('percent')}
        label={t('agentMarkup.percentField')}
        hint={t('agentMarkup.percentHint')}
        isEither
        inputMode="decimal"
      />
      {rows.map((currency, row) => (
        <Fragment key={currency}>
          <input type="hidden" name={rowField('sums', row, 'currency')} value={currency} />
          <TextField
            field={field(rowField('sums', row, 'amount'))}
            label={t('agentMarkup.sumField', { currency })}
            isEither
            inputMode="numeric"
          />
        </Fragment>
      ))}
      {sums.error && <FieldError id={sums.id}>{sums.error}</FieldError>}
      <Button type="submit" kind="go">
        {t('agentSettings.save')}
      </Button>
    </BoxedForm>
  );
}

const kinds = ['none', 'percent', 'sums'] as const;

const names = {
  none: 'agentMarkup.none',
  percent: 'agentMarkup.kindPercent',
  sums: 'agentMarkup.kindSums',
} as const;

function writtenOut(markup: MarkupAnswer | null, rows: readonly string[]): FieldTexts {
  if (!markup) return { kind: 'none' };
  if (markup.kind === 'percent') return { kind: 'percent', percent: `${markup.percent}` };
  const amounts = markup.sums.map(({ currency, amount }) => [
    rowField('sums', rows.indexOf(currency), 'amount'),
    `${amount}`,
  ]);
  return { kind: 'sums', ...Object.fromEntries(amounts) };
}

function shownCurrencies(currencies: readonly string[], markup: MarkupAnswer | null): string[] {
  const others = markup?.kind === 'sums' ? markup.sums.map(({ currency }) => currency) : [];
  return [...new Set([...currencies, ...others])];
}
