import type { Translate } from '#texts/translator.ts';
import { useT } from '#web/context/i18n-context.tsx';
import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { departureDays } from '#web/search/query/trip.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Placeholder, Placeholders, Waiting } from '#web/ui/skeleton.tsx';
import resultsStyles from './results.module.css';
import '#web/ui/skeleton.css';
import hotelCardStyles from '#web/search/cards/hotel-card.module.css';
import filtersStyles from '#web/search/filters/filters.module.css';

type Props = {
  question: SearchQuestion;
  /** How many are being priced, where it is known. */
  hotels: number | undefined;
};

/** What is being done. */
export function pricingWords(t: Translate, question: SearchQuestion, hotels: number | undefined): string {
  const days = departureDays(question);
  return hotels ? t('results.loading.pricing', { hotels, days }) : t('results.loading.pricingDays', { days });
}

/** Cards in the exact shape of what comes, where nothing stands that could stay until then. */
export function WaitingList({ question, hotels }: Props) {
  const t = useT();
  return (
    <div className={resultsStyles.results}>
      <aside className={filtersStyles.filters} aria-hidden="true">
        <Placeholder height="14rem" />
        <Placeholder height="10rem" />
        <Placeholder height="10rem" />
      </aside>
      <section>
        <div className={resultsStyles.resultsHead} aria-hidden="true">
          <Placeholder width="60%" height="2.5rem" />
          <Placeholder width="80%" height="1.25rem" margin="0.5rem 0 0" />
        </div>
        <Waiting>{pricingWords(t, question, hotels)}</Waiting>
        <ul className={resultsStyles.list} aria-hidden="true">
          <Placeholders count={3}>
            <li>
              <BoneCard />
            </li>
          </Placeholders>
        </ul>
      </section>
    </div>
  );
}

function BoneCard() {
  return (
    <div className={classNames(hotelCardStyles.hotel, 'skeleton')}>
      <div className={hotelCardStyles.hotelPic}>
        <Placeholder shape="fill" />
      </div>
      <div className={hotelCardStyles.hotelBody}>
        <Placeholder width="60%" height="1.375rem" />
        <Placeholder width="40%" height="0.875rem" />
        <Placeholder width="80%" height="0.875rem" />
        <span className="row">
          <Placeholder shape="pill" width="9rem" height="1.625rem" />
          <Placeholder shape="pill" width="7rem" height="1.625rem" />
        </span>
        <div className={hotelCardStyles.hotelFoot}>
          <span>
            <Placeholder width="7rem" height="0.875rem" />
            <Placeholder width="10rem" height="0.875rem" margin="0.5rem 0 0" />
          </span>
          <span className={hotelCardStyles.hotelPrice}>
            <Placeholder width="7.5rem" height="1.875rem" />
            <Placeholder width="6rem" height="0.75rem" />
          </span>
        </div>
        <Placeholder height="2.5rem" />
      </div>
    </div>
  );
}
