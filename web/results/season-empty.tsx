import { useLocation } from 'react-router';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { ofSeason } from '#web/search/query/of-season.ts';
import { monthAddress } from '#web/search/query/season-days.ts';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import type { LoadedSeason } from './load-season.ts';

/** Nothing in these days: the next month, the other season, or what leaves soon. */
export default function SeasonEmpty({ season, months, shown, town, townFrom }: LoadedSeason) {
  const t = useT();
  const { date } = useFormat();
  const toLocal = useLocalPath();
  const location = useLocation();
  const { other } = ofSeason[season];
  const next = months.find(({ from }) => shown && from > shown.to);
  return (
    <Empty
      title={t('season.empty', { town })}
      image={housePictures.empty}
      ways={[
        ...(next ? [{ to: monthAddress(location, next, townFrom), title: date(next.from, 'month') }] : []),
        { to: toLocal(ofSeason[other].path), title: t(`season.title.${other}`) },
        { to: toLocal('/search/hot-tours'), title: t('leavingSoon.title') },
      ]}
    >
      {t('season.emptyWhy')}
    </Empty>
  );
}
