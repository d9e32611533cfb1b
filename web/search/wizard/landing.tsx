import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { OptionalPart } from '#web/parts/sending/lazy-on-visible.tsx';
import { lazyPart } from '#web/parts/sending/lazy-part.tsx';
import type { LandingSlides } from '#web/parts/slider/load-slides.ts';
import { Slider } from '#web/parts/slider/slider.tsx';
import { WizardLine } from '#web/parts/slider/wizard-line.tsx';
import { RecentPlace } from '#web/search/recent/recent-place.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { WizardDefinition } from './definition.ts';
import styles from './landing.module.css';
import { Wizard } from './wizard.tsx';

const SlideVideo = lazyPart(() => import('#web/parts/slider/slide-video.tsx'));

type LandingProps<Form extends object, Options> = {
  title: string;
  lead: ReactNode;
  definition: WizardDefinition<Form, Options>;
  initial: Form;
  options: Options;
  /** Whatever else the wizard begins with: another of it begins another search. */
  beginning?: string | number;
  slides: LandingSlides;
  /** Address of a film that plays in place of the picture. */
  film?: string;
};

/** The hero, with the wizard at its foot, over whatever the page has to tell. */
export function Landing<Form extends object, Options>({
  title,
  lead,
  beginning = '',
  slides: { stage, line },
  film,
  ...wizard
}: LandingProps<Form, Options>) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  return (
    <>
      <section className={styles.hero} data-film={film ? '' : undefined}>
        <div className={styles.heroArt}>
          <Picture src={housePictures.hero} alt="" width={1440} height={704} sizes="100vw" priority />
          {film && hydrated && (
            <OptionalPart>
              <SlideVideo videos={[film, film, film]} label={title} />
            </OptionalPart>
          )}
          <div className={classNames('page', styles.heroWords)}>
            <h1>{title}</h1>
            {lead && <p>{lead}</p>}
          </div>
        </div>
      </section>
      <div className="page">
        <Wizard key={`${pathname}${search} ${beginning}`} variant={film ? 'video' : 'blue'} {...wizard} />
        <RecentPlace />
        {line[0] && <WizardLine slide={line[0]} />}
        <Slider key={stage[0]?.id} slides={stage} isNearTop />
      </div>
    </>
  );
}
