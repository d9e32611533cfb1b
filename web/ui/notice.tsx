import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './empty.css';

type NoticeProps = { tone?: 'plain' | 'error' | 'done'; title?: string; children?: ReactNode };

const icons = { plain: 'clock', error: 'alert', done: 'check' } as const;

/** A card that says what happened, and what to do now; an error is announced. */
export function Notice({ tone = 'plain', title, children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>
        {title && <b>{title} </b>}
        {children}
      </div>
    </div>
  );
}
