import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

type RoundButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  /** What it does: its only name. */
  label: string;
  bare?: boolean;
};

/** A button that is an icon in a circle. */
export function RoundButton({
  icon,
  label,
  bare = false,
  type = 'button',
  className,
  ...rest
}: RoundButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      aria-label={label}
      className={classNames('round', bare && 'round--bare', className)}
    >
      <Icon name={icon} />
    </button>
  );
}
