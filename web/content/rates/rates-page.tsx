import { loadRatesToday } from '#web/parts/rates/load-rates-today.ts';
import { RatesOfToday } from '#web/parts/rates/rates-of-today.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useVisit } from '#web/visit/visit.tsx';
import type { Route } from './+types/rates-page.ts';

export const loader = async ({ context }: Route.LoaderArgs) => ({ rates: await loadRatesToday(context) });

/** `/services/currencies` ([S]§2.1). */
export default function RatesPage({ loaderData: { rates } }: Route.ComponentProps) {
  const t = useT();
  const { brand } = useVisit().site;
  return (
    <section className="section page">
      <title>{`${t('rates.today.title')}, ${brand.name}`}</title>
      <div className="section__head">
        <h1>{t('rates.today.title')}</h1>
      </div>
      <RatesOfToday rates={rates} />
    </section>
  );
}
