import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './form.css';

/** The platform's select in our dress. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...rest} className={classNames('input', className)}>
        {children}
      </select>
      <Icon name="down" />
    </span>
  );
}
