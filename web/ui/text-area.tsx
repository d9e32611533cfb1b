import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './form.css';

/** Several lines of text. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classNames('input', className)} />;
}
