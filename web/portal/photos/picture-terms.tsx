import { Link } from '#web/ui/link.tsx';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath } from '#web/visit/visit.tsx';

/** What may be done with a picture, in a sentence, and where all of it is written. */
export function PictureTerms() {
  const t = useT();
  return (
    <p>
      {t('photos.terms')} <Link to={useLocalPath()('/info/picture-terms')}>{t('photos.allTerms')}</Link>
    </p>
  );
}
