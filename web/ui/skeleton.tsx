import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useUiLanguage } from './ui-language.tsx';
import './skeleton.css';

type PlaceholderProps = {
  /** Its own place in the cards of a list. */
  className?: string | undefined;
  /** Lengths of CSS; as wide as its place without one. */
  width?: string;
  height?: string;
  margin?: string;
  shape?: 'line' | 'pill' | 'fill';
};

/** A grey shape in the place of what comes. */
export function Placeholder({ className, shape = 'line', width, height, margin }: PlaceholderProps) {
  return (
    <span
      className={classNames('placeholder', shape !== 'line' && `placeholder--${shape}`, className)}
      style={{ width, height, margin }}
    />
  );
}

/** What placeholders lie on ([S]§4.11): a card, the page, the brand's dark surface, a picture. */
export const skeletonThemes = ['grayLight', 'grayDark', 'purple', 'white'] as const;

export type SkeletonTheme = (typeof skeletonThemes)[number];

const themeClasses: Record<SkeletonTheme, string | undefined> = {
  grayLight: undefined,
  grayDark: 'skeleton--gray-dark',
  purple: 'skeleton--purple',
  white: 'skeleton--white',
};

type SkeletonProps = {
  /** What screen readers hear; that it is loading, unless something more can be said. */
  label?: string;
  theme?: SkeletonTheme;
  children: ReactNode;
};

/** Placeholders in the exact shape of what comes. */
export function Skeleton({ label, theme = 'grayLight', children }: SkeletonProps) {
  const { loading } = useUiLanguage();
  return (
    <div role="status" className={classNames('skeleton', themeClasses[theme])}>
      <span className="sr">{label ?? loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The same placeholders several times: rows, cards. */
export function Placeholders({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
    <Fragment key={index}>{children}</Fragment>
  ));
}

/** Says what is being done while it takes its time. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="waiting" role="status">
      <span className="sun" />
      {children}
    </p>
  );
}
