import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './button.css';

export type ButtonKind = 'go' | 'soft' | 'line';
type Look = { kind?: ButtonKind; size?: 'm' | 's'; className?: string | undefined };

/** The look of a button for links; `go` is the next step, at most one in a block. */
export const buttonClass = ({ kind = 'line', size = 'm', className }: Look = {}) =>
  classNames('btn', `btn--${kind}`, size === 's' && 'btn--small', className);

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & Look & { busy?: boolean };

/** A button; `busy` says that its action is under way, and refuses a second press. */
export function Button({ kind, size, className, busy = false, type = 'button', ...rest }: ButtonProps) {
  const look = { ...(kind ? { kind } : {}), ...(size ? { size } : {}) };
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      {...rest}
      className={buttonClass({ ...look, className: classNames(className, busy && 'btn--busy') })}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    />
  );
}
