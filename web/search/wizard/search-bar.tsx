import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useT } from '#web/context/i18n-context.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { WizardDefinition } from './definition.ts';
import styles from './search-bar.module.css';
import { Wizard } from './wizard.tsx';
import '#web/ui/button.css';

type SearchBarProps<Form extends object, Options> = {
  definition: WizardDefinition<Form, Options>;
  initial: Form;
  options: Options;
  /** The search in words. */
  children: ReactNode;
};

/** The search in one line above its results; it opens into the whole wizard, with or without scripts. */
export function SearchBar<Form extends object, Options>({
  children,
  ...wizard
}: SearchBarProps<Form, Options>) {
  const t = useT();
  // Another trip is rendered anew, closed; a filter changes none, and leaves alone what is typed here.
  const trip = JSON.stringify(wizard.initial);
  return (
    <details key={trip} className={classNames('bar--page', styles.summary)} {...useClosing()}>
      <summary className={classNames(styles.summaryLine, 'num')}>
        {children}
        <span className="btn btn--small btn--line">{t('common.action.change')}</span>
      </summary>
      <Wizard {...wizard} />
    </details>
  );
}

/** The open sheet lies over the list: Escape closes it, and so does the key that leads out of it, or focus would hide. */
function useClosing() {
  const isTabbing = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape' || !event.currentTarget.open || isInPopover(event.target)) return;
    event.currentTarget.open = false;
    event.currentTarget.querySelector('summary')?.focus();
  };
  const onKeyUp = () => {
    isTabbing.current = false;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (isTabbing.current && relatedTarget && !currentTarget.contains(relatedTarget))
      currentTarget.open = false;
  };
  return { onKeyDown, onKeyUp, onBlur };
}

/** A popover of a field closes by itself first. */
const isInPopover = (target: EventTarget) =>
  target instanceof Element && target.closest(':popover-open') !== null;
