import { OfficeFinder } from './office-finder.tsx';

/** Cards of the block on a detail page: one row of them. */
const mostCards = 3;

/** The offices of the visitor's town in another page, the home office first ([S]§2.16). */
export default function OfficeBlock({ context }: { context: string }) {
  return <OfficeFinder hasFilter={false} most={mostCards} context={context} />;
}
