import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useUiLanguage } from './ui-language.tsx';
import './lines.css';

export type Line = {
  key: string;
  title: string;
  note?: string | undefined;
  /** Whole units; discounts are negative. */
  amount: number;
  /** Stands in the place of the amount: `free`, `the full price`. */
  amountText?: string | undefined;
  /** It is not what it was when the price was shown. */
  changed?: boolean | undefined;
};

type LinesProps = { lines: Line[]; currency: string; total?: { title: ReactNode; amount: number } };

/** A receipt: its lines, and the total that they sum to. */
export function Lines({ lines, currency, total }: LinesProps) {
  const { price } = useUiLanguage();
  return (
    <dl className="lines">
      {lines.map((line) => (
        <div
          key={line.key}
          className={classNames(line.amount < 0 && 'minus', line.changed && 'changed') || undefined}
        >
          <dt>
            {line.title}
            {line.note && <small>{line.note}</small>}
          </dt>
          <dd>{line.amountText ?? price(line.amount, currency)}</dd>
        </div>
      ))}
      {total && (
        <div className="total">
          <dt>{total.title}</dt>
          <dd>{price(total.amount, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
