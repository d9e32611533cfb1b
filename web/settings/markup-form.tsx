import type { MarkupAnswer } from '#calls/agent-markups.ts';
import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type RefusedMarkup, sumField } from './markup-sent.ts';
import styles from './settings.module.css';
import '#web/ui/form.css';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';

type Props = {
  of: 'agency' | 'manager';
  markup: MarkupAnswer | null;
  /** Those of the site; sums in others that were said stay. */
  currencies: readonly string[];
  refused: RefusedMarkup | undefined;
};

/** A markup: none, a percentage or sums. A form of the document, which needs no scripts. */
export function MarkupForm({ of, markup, currencies, refused }: Props) {
  const t = useT();
  const toLocal = useLocalPath();
  const own = refused?.of === of ? refused : undefined;
  const said = own?.typed ?? writtenOut(markup);
  const faultOf = (field: string) => {
    const key = own?.faults[field];
    return key ? t(key as MessageKey) : undefined; // as the call says it
  };
  const legend = t(of === 'agency' ? 'agentMarkup.ofAgency' : 'agentMarkup.own');
  return (
    <BoxedForm action={toLocal('/settings/prices')} noValidate>
      <input type="hidden" name="of" value={of} />
      <fieldset className={styles.settingsChoice}>
        <legend className="sr">{legend}</legend>
        {kinds.map((kind) => (
          <Checkbox key={kind} type="radio" name="kind" value={kind} defaultChecked={said.kind === kind}>
            {t(kind === 'none' && of === 'manager' ? 'agentMarkup.asAgency' : names[kind])}
          </Checkbox>
        ))}
      </fieldset>
      <Field
        label={t('agentMarkup.percentField')}
        hint={t('agentMarkup.percentHint')}
        error={faultOf('percent')}
        required="either"
      >
        {(control) => (
          <TextInput {...control} name="percent" inputMode="decimal" defaultValue={said.percent ?? ''} />
        )}
      </Field>
      {shownCurrencies(currencies, said).map((currency) => (
        <Field
          key={currency}
          label={t('agentMarkup.sumField', { currency })}
          error={faultOf(sumField(currency))}
          required="either"
        >
          {(control) => (
            <TextInput
              {...control}
              name={sumField(currency)}
              inputMode="numeric"
              defaultValue={said[sumField(currency)] ?? ''}
            />
          )}
        </Field>
      ))}
      {faultOf('sums') && <FieldError id={`${of}-sums`}>{faultOf('sums')}</FieldError>}
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

function writtenOut(markup: MarkupAnswer | null): Record<string, string> {
  if (!markup) return { kind: 'none' };
  if (markup.kind === 'percent') return { kind: 'percent', percent: `${markup.percent}` };
  const sums = markup.sums.map(({ currency, amount }) => [sumField(currency), `${amount}`]);
  return { kind: 'sums', ...Object.fromEntries(sums) };
}

function shownCurrencies(currencies: readonly string[], said: Record<string, string>): string[] {
  const others = Object.keys(said).flatMap((name) => name.split(sumField(''))[1] ?? []);
  return [...new Set([...currencies, ...others])];
}
