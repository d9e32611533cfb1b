import { useT } from '#web/context/i18n-context.tsx';
import { useVisit } from '#web/context/visit.tsx';
import { DocumentHead } from '#web/parts/document-head.tsx';
import { loadRatesToday } from '#web/rates/load-rates-today.ts';
import { RatesOfToday } from '#web/rates/rates-of-today.tsx';
import type { Route } from './+types/rates-page.ts';
import { loadArchive } from './archive/load-archive.ts';
import { RatesArchive } from './archive/rates-archive.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [rates, archive] = await Promise.all([
    loadRatesToday(context),
    loadArchive(context, url.searchParams),
  ]);
  return { rates, archive };
}

/** `/services/currencies` ([S]§2.1, §2.11): what currencies cost today, and what they cost before. */
export default function RatesPage({ loaderData: { rates, archive } }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  return (
    <section className="section page">
      <DocumentHead
        title={`${t('rates.today.title')}. ${t('rates.archive.title')}, ${brand.name}`}
        of={[t('rates.archive.description')]}
      />
      <div className="section__head">
        <h1>{t('rates.today.title')}</h1>
      </div>
      <RatesOfToday rates={rates} />
      <RatesArchive archive={archive} currencies={rates.list} />
    </section>
  );
}
