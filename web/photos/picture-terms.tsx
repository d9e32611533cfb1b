import { useT } from '#web/context/i18n-context.tsx';
import { useLocalPath } from '#web/context/visit.tsx';
import { Link } from '#web/ui/link.tsx';

/** What may be done with a picture, in a sentence, and where all of it is written. */
export function PictureTerms() {
  const t = useT();
  return (
    <p>
      {t('photos.terms')} <Link to={useLocalPath()('/info/picture-terms')}>{t('photos.allTerms')}</Link>
    </p>
  );
}
