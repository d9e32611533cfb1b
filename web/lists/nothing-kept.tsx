import type { MessageKey } from '#texts/message-key.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import type { ListName } from '#web/lists/kept-list.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Link } from '#web/ui/link.tsx';

const words: Record<ListName, { empty: MessageKey; how: MessageKey }> = {
  compare: { empty: 'lists.compare.empty', how: 'lists.compare.how' },
  favorites: { empty: 'lists.favourites.empty', how: 'lists.favourites.how' },
};

/** A list that nothing has been put into: how that is done, and where there are hotels. */
export function NothingKept({ list }: { list: ListName }) {
  const t = useT();
  return (
    <Empty
      title={t(words[list].empty)}
      image={housePictures.empty}
      after={
        <Link className={buttonClass({ kind: 'go' })} to={useLocalPath()('/')}>
          {t('lists.state.toSearch')}
        </Link>
      }
    >
      {t(words[list].how)}
    </Empty>
  );
}
