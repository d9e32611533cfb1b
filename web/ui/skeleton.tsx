import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BoneProps = {
  /** Size by utilities: `w-28 h-4`. */
  className?: string;
  shape?: 'line' | 'pill' | 'fill';
};

/** A grey shape in the place of what comes. */
export function Bone({ className, shape = 'line' }: BoneProps) {
  return <span className={classNames('bone', shape !== 'line' && `bone--${shape}`, className)} />;
}

/** Bones in the exact shape of what comes; screen readers hear only `label`. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" className="bones">
      <span className="sr">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
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
