import { Outlet, useLocation } from 'react-router';
import { siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { isOfSalesOffice } from '#web/context/sales-office.ts';
import { useVisit } from '#web/context/visit.tsx';
import { emptyForm } from '#web/search/query/search-form.ts';
import type { Route } from './+types/promotion-bar-layout.ts';
import styles from './search-bar.module.css';
import { SearchBar } from './search-bar.tsx';
import { TripWords } from './trip-words.tsx';
import { toursAndHotels } from './types/tours-and-hotels.ts';
import { loadWizardOptions } from './wizard-options.ts';

/** The sales office is come to, not searched ([W]§2.3). */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { flags, brand } = context.get(siteContext);
  if (isOfSalesOffice(brand.salesOfficeSlug, params, url.search)) return { isOffice: true };
  if (!flags.booking) return { isOffice: false };
  const options = await loadWizardOptions(context, 'tour');
  return { isOffice: false, search: { options, initial: emptyForm('tour', options.defaults) } };
}

/** The search for tours above pages of offers and of hotel chains; above that of the sales office, where it is. */
export default function PromotionBarLayout({ loaderData: { isOffice, search } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      {isOffice && <OfficeLine />}
      {search && (
        <SearchBar key={pathname} definition={toursAndHotels} {...search}>
          <TripWords form={search.initial} options={search.options} />
        </SearchBar>
      )}
      <Outlet />
    </>
  );
}

function OfficeLine() {
  const t = useT();
  const { contacts } = useVisit().site;
  return (
    <div className={styles.open}>
      <p className="page">
        {t('pages.salesOffice')} <b>{contacts.address}</b>
      </p>
    </div>
  );
}
