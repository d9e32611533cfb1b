import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './label.css';

type TagProps = {
  /** Sea: available or confirmed, and nothing else. Paper: over a picture. */
  tone?: 'plain' | 'sea' | 'summer' | 'winter' | 'paper';
  icon?: IconName;
  children: ReactNode;
};

/** A small label that says one fact. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={tone === 'plain' ? 'tag' : `tag tag--${tone}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  );
}
