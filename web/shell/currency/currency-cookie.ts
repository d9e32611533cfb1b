import { cookieText } from '#lib/cookies.ts';
import { currencyCookie } from '#sites/chosen-currency.ts';
import type { CurrencySlug } from '#sites/currencies.ts';

/** The cookie that keeps a choice, as a header has it and as a script writes it. */
export const currencyCookieOf = (chosen: CurrencySlug, isEncrypted: boolean): string =>
  cookieText(currencyCookie, chosen, isEncrypted);
