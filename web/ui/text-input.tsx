import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './form.css';

/** A line of text. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames('input', className)} />;
}
