import type { ReactNode } from 'react';
import { useVisit } from '#web/context/visit.tsx';
import { below } from '#web/ui/breakpoints.ts';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Picture } from '#web/ui/picture.tsx';
import { OwnPageHead } from '../work/own-page-head.tsx';
import styles from './account.module.css';
import { TouristAccount } from './tourist-account.tsx';

/** The pages about logging in ([S]§2.1): what is done there, beside a picture; sites without accounts say who has some. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { flags } = useVisit().site;
  return (
    <section className="section page">
      <OwnPageHead title={title} />
      <div className={styles.auth}>
        <div className={styles.authPic}>
          <Picture
            src={housePictures.login}
            alt=""
            width={640}
            height={720}
            sizes={`${below('desktop')} 100vw, 40vw`}
            priority
          />
        </div>
        <div className={styles.authBody}>{flags.accounts === 'none' ? <TouristAccount /> : children}</div>
      </div>
    </section>
  );
}
