import { type ReactNode, type RefObject, type ToggleEvent, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { WizardField } from './definition.ts';
import popoverStyles from './popover.module.css';
import wizardStyles from './wizard.module.css';

/** Closes the popover and gives focus back to its field. */
export type ClosePopover = () => void;

type FieldPopoverProps = {
  name: WizardField;
  label: string;
  /** Title of the popover. */
  title: string;
  /** What is chosen, in words. */
  value: string;
  /** Before scripts: the platform's own controls, in the same place. */
  plain: ReactNode;
  /** The popover's content; it is rendered only while it is open. Missing before scripts. */
  children: ((close: ClosePopover) => ReactNode) | undefined;
  /** Before it is opened, as a rule: a pointer or the focus has come to it. */
  onNear?: () => void;
  /** What stands on the field beside its button. */
  beside?: ReactNode;
  onOpen?: () => void;
  onClose?: () => void;
};

/**
 * A field of the wizard: what is chosen, and a popover to choose in, a sheet from the bottom edge on phones. The
 * popover is the platform's: it opens without scripts, and then holds plain controls.
 */
export function FieldPopover({
  name,
  label,
  title,
  value,
  plain,
  children,
  onNear,
  beside,
  onOpen,
  onClose,
}: FieldPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const followToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    if (newState === 'closed') onClose?.();
    else {
      onOpen?.();
      focusFirst(popover);
    }
  };

  return (
    <div className={classNames(wizardStyles.pick, open && 'popped')} data-pick={name}>
      <button
        type="button"
        className={wizardStyles.pickButton}
        popoverTarget={`pick-${name}`}
        aria-haspopup="dialog"
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <span>{label}</span>
        <b className="num">{value}</b>
      </button>
      {beside}
      <div
        ref={popover}
        id={`pick-${name}`}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={popoverStyles.pop}
        onToggle={followToggle}
      >
        <p className={popoverStyles.popTitle}>{title}</p>
        {children ? open && children(() => popover.current?.hidePopover()) : plain}
      </div>
    </div>
  );
}

/** Opens a field that still lacks its choice, as a click would. */
export function openField(form: HTMLFormElement, name: WizardField): void {
  const button = form.querySelector<HTMLButtonElement>(`[popovertarget="pick-${name}"]`);
  button?.focus();
  button?.click();
}

/** Focus goes to what is marked for it, once it has been rendered: at once, or when its part has come. */
function focusFirst({ current: popover }: RefObject<HTMLElement | null>) {
  if (!popover) return;
  const focus = () => {
    const marked = popover.querySelector<HTMLElement>('[data-first-focus]');
    marked?.focus();
    return marked !== null;
  };
  requestAnimationFrame(() => {
    if (focus()) return;
    const watch = new MutationObserver(() => {
      const isOver = !popover.matches(':popover-open') || popover.contains(document.activeElement);
      if (isOver || focus()) watch.disconnect();
    });
    watch.observe(popover, { childList: true, subtree: true });
  });
}
