import { below } from '#web/ui/breakpoints.ts';
import { Picture } from '#web/ui/picture.tsx';
import type { EditorsPage } from './load-page.ts';
import './editorial.css';

/** The title of a page, and its picture where it has one. */
export function PageHead({ page: { title, subtitle, image, imageAlt } }: { page: EditorsPage }) {
  return (
    <header className={image ? 'page-head page-head--pictured' : 'page-head'}>
      <div className="page-head__words">
        <h1>{title}</h1>
        {subtitle && <p className="lead">{subtitle}</p>}
      </div>
      {image && (
        <div className="page-head__pic">
          <Picture
            src={image}
            alt={imageAlt}
            width={620}
            height={400}
            sizes={`${below('desktop')} 100vw, 39rem`}
            priority
          />
        </div>
      )}
    </header>
  );
}
