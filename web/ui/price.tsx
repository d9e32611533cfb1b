import { classNames } from './class-names.ts';
import { useUiLanguage } from './ui-language.tsx';
import './empty.css';
import './price.css';

type PriceProps = {
  /** Whole units. */
  amount: number;
  currency: string;
  size?: 's' | 'm' | 'l';
  /** The price before discounts: small and struck. */
  old?: boolean;
};

/** A price in the page's language. */
export function Price({ amount, currency, size = 'l', old = false }: PriceProps) {
  const text = useUiLanguage().price(amount, currency);
  if (old) return <s className="price-old">{text}</s>;
  return <b className={classNames('price', size !== 'l' && `price--${size}`)}>{text}</b>;
}
