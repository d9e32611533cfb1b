import { type ReactNode, useId } from 'react';
import { Link } from '#web/ui/link.tsx';
import { below } from './breakpoints.ts';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import './button.css';
import './empty.css';
import './price.css';

export type NextStep = {
  to: string;
  title: string;
  note?: string;
  price?: ReactNode;
  priceFor?: string;
  /** Told to the page that it leads to. */
  state?: unknown;
};

type EmptyProps = {
  title: string;
  children: ReactNode;
  /** An own media path. */
  image: string;
  ways?: NextStep[];
  heading?: 'h1' | 'h2';
  /** What stands under the next steps. */
  after?: ReactNode;
};

/** Nothing here: why, and what would help, each with its price. */
export function Empty({ title, children, image, ways = [], heading: Heading = 'h2', after }: EmptyProps) {
  const id = useId();
  return (
    <section className="empty" aria-labelledby={id}>
      <div className="empty__pic">
        <Picture src={image} alt="" width={640} height={480} sizes={`${below('desktop')} 100vw, 40vw`} />
      </div>
      <div className="empty__body">
        <Heading id={id}>{title}</Heading>
        <p className="muted">{children}</p>
        {ways.length > 0 && (
          <ul className="ways">
            {ways.map((way) => (
              <li key={way.to}>
                <NextStepLink way={way} />
              </li>
            ))}
          </ul>
        )}
        {after}
      </div>
    </section>
  );
}

/** A next step from an empty place; one that changes the page around it keeps where the reader is. */
export function NextStepLink({ way, staysInPlace = false }: { way: NextStep; staysInPlace?: boolean }) {
  return (
    <Link className="way-out" to={way.to} state={way.state} preventScrollReset={staysInPlace}>
      <span>
        <b>{way.title}</b>
        {way.note && <span className="small muted">{way.note}</span>}
      </span>
      <span className="way-out__price">
        {way.price}
        {way.priceFor && <span className="price-for">{way.priceFor}</span>}
      </span>
      <span className="round">
        <Icon name="right" />
      </span>
    </Link>
  );
}
