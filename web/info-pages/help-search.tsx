import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import styles from '#web/parts/word-search/word-search.module.css';
import { WordSearch } from '#web/parts/word-search/word-search.tsx';

/** Looks for an answer. */
export default function HelpSearch({ text }: { text?: string }) {
  const t = useT();
  return (
    <WordSearch
      label={t('helpSearch.label')}
      what={t('helpSearch.label')}
      find={t('helpSearch.find')}
      path={useLocalPath()('/help/search')}
      words={text}
      className={styles.wordSearchAlone}
    />
  );
}
