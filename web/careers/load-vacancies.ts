import type { RouterContextProvider } from 'react-router';
import { vacancies, vacancy } from '#calls/careers.ts';
import { clientContext, clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { pageTexts } from '#web/context/page-texts.ts';
import { toErrorResponse } from '#web/context/to-error-response.ts';
import { prepareRichText } from '#web/parts/rich-text/prepare-rich-text.ts';

type Context = Readonly<RouterContextProvider>;

/** The vacancies that an address narrows: `?city=riga&area=sales`; more than a slug can be is nothing. */
export async function loadVacancies(context: Context, { searchParams }: URL) {
  const said = (name: string) => (searchParams.get(name) ?? '').slice(0, 120);
  const asked = { city: said('city'), area: said('area') };
  const found = await context.get(clientContext).call(vacancies, asked);
  if (!found.ok) throw toErrorResponse(found.reason);
  return { ...found.value, asked };
}

/** One vacancy, its texts ready to be rendered. */
export async function loadVacancy(context: Context, slug: string) {
  const found = await context.get(clientContext).call(vacancy, { slug });
  if (!found.ok) throw toErrorResponse(found.reason);
  const { t } = await pageTexts(context);
  const [site, locale] = [context.get(siteContext), context.get(localeContext)];
  const place = { site, locale, today: context.get(clockContext).today, t };
  const drawn = (html: string) => (html ? prepareRichText(html, place) : '');
  const { work, person, offer } = found.value;
  return { ...found.value, work: drawn(work), person: drawn(person), offer: drawn(offer) };
}

export type LoadedVacancies = Awaited<ReturnType<typeof loadVacancies>>;
export type LoadedVacancy = Awaited<ReturnType<typeof loadVacancy>>;
