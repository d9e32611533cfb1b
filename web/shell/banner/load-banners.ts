import type { RouterContextProvider } from 'react-router';
import { advertisements, normaliseAdvertisements } from '#calls/content-advertisements.ts';
import { cleanInline } from '#lib/clean-html.ts';
import { fillCurrentYear } from '#texts/current-year.ts';
import { clientContext, clockContext } from '#web/context/context.ts';
import type { Banner } from './banner.ts';

/** The banners that the strip chooses among; none where they cannot be had ([S]§2.5, §7.2). */
export async function loadBanners(
  context: Readonly<RouterContextProvider>,
  townFrom: number | undefined,
): Promise<Banner[]> {
  const query = { type: 'HEADER_POPUP', orderby: 'orderNo', townFrom };
  const answer = await context.get(clientContext).call(advertisements, query);
  const { today } = context.get(clockContext);
  return normaliseAdvertisements(answer.ok ? answer.value : []).map(
    ({ id, link, newWindow, text, altText: alt, images }) => ({
      id,
      link,
      newWindow,
      text: cleanInline(fillCurrentYear(text, today)),
      alt,
      images,
    }),
  );
}
