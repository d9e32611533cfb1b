import { data } from 'react-router';
import { type Office, officeOf } from '#calls/office.ts';
import { writeOfficeFilter } from '#lib/office-filter/write-filter.ts';
import { clockContext, localeContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { pageTexts } from '#web/context/page-texts.ts';
import { type PublicSite, useVisit } from '#web/context/visit.tsx';
import { askPartners, mapSource } from '#web/offices/load-offices.ts';
import { OfficePlace } from '#web/offices/office-place.tsx';
import officesStyles from '#web/offices/offices.module.css';
import { OfficesOnMap } from '#web/offices/offices-on-map.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { openContactForm } from '#web/parts/form/open-form.ts';
import { prepareRichText } from '#web/parts/rich-text/prepare-rich-text.ts';
import { RichText } from '#web/parts/rich-text/rich-text.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { JsonLd } from '#web/ui/json-ld.tsx';
import type { Route } from './+types/office-page.ts';
import { localBusiness } from './local-business.ts';
import officePageStyles from './office-page.module.css';
import { Certificates, OfficePhotos } from './office-photos.tsx';
import { OfficeSide } from './office-side.tsx';
import { useOfficeCrumbs } from './use-office-crumbs.ts';

/** One office with everything that is known of it, closed or not. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  if (!/^[1-9]\d{0,8}$/.test(params.inc)) throw data('notFound', { status: 404 });
  const found = await askPartners(context, writeOfficeFilter({ inc: Number(params.inc) }));
  if (!found) throw new Error(`Office ${params.inc} cannot be told`);
  const [received] = found;
  if (!received) throw data('notFound', { status: 404 });
  const site = context.get(siteContext);
  const place = {
    site,
    locale: context.get(localeContext),
    today: context.get(clockContext).today,
    t: (await pageTexts(context)).t,
  };
  const office = officeOf(received, site);
  return {
    office: {
      ...office,
      officeDescription: prepareRichText(office.officeDescription, place),
      achievementsDescription: prepareRichText(office.achievementsDescription, place),
    },
    map: mapSource(context),
    opened: await openContactForm(context),
    business: localBusiness(office, received, {
      url: `${url.origin}${url.pathname.replace(/(\/_)?\.data$/, '')}`,
      origin: url.origin,
      brand: site.brand.name,
      country: site.country,
    }),
  };
}

/** Offices that all go by the brand alone are told apart by their address. */
const whichOf = ({ title, address }: Office, { flags }: PublicSite) =>
  flags.officeBrandTitle ? [title, address] : [title];

/** The page of one office ([S]§2.16): its contacts are always shown. */
export default function OfficePage({ loaderData: { office, map, opened, business } }: Route.ComponentProps) {
  const t = useT();
  const { site, origin } = useVisit();
  const { officeDescription, achievementsDescription, officeImages, photoCertificates } = office;
  return (
    <article className={classNames('section page', officesStyles.officesPage, officePageStyles.officePage)}>
      <DocumentHead
        title={[...whichOf(office, site), site.brand.name].join(', ')}
        of={[`${office.title}: ${office.address}`, t('offices.description', { brand: site.brand.name })]}
      />
      <JsonLd value={business} />
      <Breadcrumbs crumbs={useOfficeCrumbs(office)} origin={origin} />
      <header className={officePageStyles.officePageHead}>
        <h1>{office.title}</h1>
        <OfficePlace office={office} />
      </header>
      <OfficePhotos office={office.title} images={officeImages} />
      <div className={officePageStyles.officePageColumns}>
        <OfficeSide office={office} opened={opened} />
        <div className={officePageStyles.officePageAbout}>
          {officeDescription && (
            <section>
              <h2>{t('offices.office.about')}</h2>
              <RichText html={officeDescription} />
            </section>
          )}
          {achievementsDescription && (
            <section>
              <h2>{t('offices.office.achievements')}</h2>
              <RichText html={achievementsDescription} />
            </section>
          )}
          <Certificates certificates={photoCertificates} />
          {office.coordinates && (
            <section className={officePageStyles.officePageMap}>
              <h2>{t('offices.office.where')}</h2>
              <OfficesOnMap offices={[office]} map={map} />
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
