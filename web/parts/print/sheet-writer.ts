import type { LoaderFunctionArgs } from 'react-router';
import { minorPerUnit, money } from '#lib/money.ts';
import type { PrintedSheet } from '#lib/printed-sheet.ts';
import { intlLocale } from '#sites/intl-locale.ts';
import type { Format } from '#texts/format.ts';
import type { Translate } from '#texts/translator.ts';
import { localeContext, siteContext } from '#web/context/context.ts';
import { localPathIn } from '#web/context/local-path.ts';
import type { PagePath } from '#web/context/page-path.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { sheetColours } from './sheet-colours.ts';

/** What a sheet is written with: the language of the page, and what every sheet of the site says. */
export type SheetWriter = {
  t: Translate;
  format: Format;
  price: (amount: number, currency: string) => string;
  /** The whole address of a page of ours. */
  addressOf: (path: PagePath) => string;
  site: Pick<PrintedSheet, 'language' | 'brand' | 'colours'>;
};

export async function sheetWriter({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<SheetWriter> {
  const site = context.get(siteContext);
  const { t, format } = await pageTexts(context);
  const toLocal = localPathIn(context);
  return {
    t,
    format,
    price: (amount, currency) => format.money(money(amount * minorPerUnit, currency)),
    addressOf: (path) => new URL(request.url).origin + toLocal(path),
    site: {
      language: intlLocale(site, context.get(localeContext)),
      brand: { name: site.brand.name, contacts: [...site.contacts.phones, site.contacts.email] },
      colours: sheetColours(site.theme),
    },
  };
}
