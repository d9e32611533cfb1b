import { currencyCookie } from '#sites/chosen-currency.ts';
import type { CurrencySlug } from '#sites/currencies.ts';

/** The cookie that keeps a choice, as a header has it and as a script writes it. */
export function currencyCookieOf(chosen: CurrencySlug, isEncrypted: boolean): string {
  const age = currencyCookie.maxAgeDays * 86_400;
  const secure = isEncrypted ? '; Secure' : '';
  return `${currencyCookie.name}=${chosen}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
