import { useT } from '#web/context/i18n-context.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './office-page.module.css';

type OfficePhotosProps = { office: string; images: readonly { image: string; url: string }[] };

/** The pictures of an office, the first of them large. */
export function OfficePhotos({ office, images }: OfficePhotosProps) {
  const t = useT();
  if (images.length === 0) return null;
  const shown = images.slice(0, 5);
  return (
    <ul className={styles.officePhotos} data-photos={shown.length}>
      {shown.map(({ image }, index) => (
        <li key={image}>
          <Picture
            src={image}
            alt={t('offices.office.photo', { office, number: index + 1 })}
            width={index === 0 ? 720 : 340}
            height={index === 0 ? 480 : 227}
            sizes={index === 0 ? `${below('tablet')} 100vw, 50vw` : `${below('tablet')} 50vw, 25vw`}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** The pictures of certificates as they were handed in, each with its title. */
export function Certificates({ certificates }: { certificates: readonly { title: string; url: string }[] }) {
  const t = useT();
  if (certificates.length === 0) return null;
  return (
    <section>
      <h2>{t('offices.office.certificates')}</h2>
      <ul className={styles.officeCertificates}>
        {certificates.map(({ title, url }) => (
          <li key={url}>
            <figure>
              <img src={url} alt="" loading="lazy" />
              <figcaption className="small">{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
