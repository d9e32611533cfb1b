import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { staysWhenPartsOpen } from '#web/hotel/stays-when-parts-open.ts';
import { openIn } from '#web/search/query/detail-address.ts';

const expandedIn = (url: URL) => openIn(url.search).expand;

/** As on the page of a hotel; but the offers of a hotel of the tour come only when all of them are asked for. */
export const staysUnlessExpanded = (args: ShouldRevalidateFunctionArgs) =>
  expandedIn(args.currentUrl) === expandedIn(args.nextUrl) ? staysWhenPartsOpen(args) : true;
