import type { SearchQuestion } from '#web/search/query/search-question.ts';
import { departureDays } from '#web/search/query/trip-question.ts';
import { Bone, Bones, Waiting } from '#web/ui/skeleton.tsx';
import { useT } from '#web/visit/i18n-context.tsx';

type Props = {
  question: SearchQuestion;
  /** How many are being priced, where it is known. */
  hotels: number | undefined;
  /** The filters beside it are there already. */
  isListOnly?: boolean;
};

/** Cards in the exact shape of what comes, and what is being done. */
export function WaitingList({ question, hotels, isListOnly = false }: Props) {
  const t = useT();
  const days = departureDays(question);
  const list = (
    <div>
      <Waiting>
        {hotels ? t('results.loading.pricing', { hotels, days }) : t('results.loading.pricingDays', { days })}
      </Waiting>
      <ul className="list" aria-hidden="true">
        <Bones count={3}>
          <li>
            <BoneCard />
          </li>
        </Bones>
      </ul>
    </div>
  );
  if (isListOnly) return list;
  return (
    <div className="results">
      <aside className="filters" aria-hidden="true">
        <Bone className="h-56" />
        <Bone className="h-40" />
        <Bone className="h-40" />
      </aside>
      <section>
        <div className="results__head" aria-hidden="true">
          <Bone className="h-10 w-3/5" />
          <Bone className="h-5 w-4/5 mt-2" />
        </div>
        {list}
      </section>
    </div>
  );
}

function BoneCard() {
  return (
    <div className="hotel bones">
      <div className="hotel__pic">
        <Bone shape="fill" />
      </div>
      <div className="hotel__body">
        <Bone className="h-5.5 w-3/5" />
        <Bone className="h-3.5 w-2/5" />
        <Bone className="h-3.5 w-4/5" />
        <span className="row">
          <Bone shape="pill" className="h-6.5 w-36" />
          <Bone shape="pill" className="h-6.5 w-28" />
        </span>
        <div className="hotel__foot">
          <span>
            <Bone className="h-3.5 w-28" />
            <Bone className="mt-2 h-3.5 w-40" />
          </span>
          <span className="hotel__price">
            <Bone className="h-7.5 w-30" />
            <Bone className="h-3 w-24" />
          </span>
        </div>
        <Bone className="h-10" />
      </div>
    </div>
  );
}
