import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { classNames } from './class-names.ts';
import { RoundButton } from './round-button.tsx';
import { useUiLanguage } from './ui-language.tsx';
import './modal.css';

type ModalProps = {
  open: boolean;
  /** Asked by Escape, the backdrop and the cross; the opener decides. */
  onClose: () => void;
  title: string;
  wide?: boolean;
  /** Lets a button with this `popoverTarget` open it without scripts: what is in it is rendered while it is closed, too. */
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A dialog over the page, a sheet from the bottom edge on phones. Focus returns to where it was. */
export function Modal({ open, onClose, title, wide = false, id, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isShown, setShown] = useState(false);
  const titleId = useId();
  const { close } = useUiLanguage();

  useEffect(() => {
    if (!open) return dialog.current?.close();
    let isAsked = true;
    const show = () => {
      if (!isAsked) return;
      if (!dialog.current?.open) dialog.current?.showModal();
      setShown(true);
    };
    // A modal dialog has the whole page below it styled anew: the press is rendered before that (decision 0386).
    afterPaint().then(show);
    return () => {
      isAsked = false;
      setShown(false);
    };
  }, [open]);

  // Closed by the browser alone it would stay open to its opener until the browser says so, which may be after it was
  // opened again.
  const closeAtOnce = (event: SyntheticEvent) => {
    event.preventDefault();
    dialog.current?.close();
    onClose();
  };
  // Not what was closed here: by the time the browser says so it may be about to open again.
  const followClosed = () => {
    if (isShown && !dialog.current?.open) onClose();
  };
  const closeOnBackdrop = (event: SyntheticEvent) => event.target === dialog.current && onClose();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the keyboard's way
    <dialog
      ref={dialog}
      id={id}
      popover={id ? 'auto' : undefined}
      className={classNames('modal', wide && 'modal--wide', isShown && 'modal--shown', className)}
      aria-labelledby={titleId}
      onCancel={closeAtOnce}
      onClose={followClosed}
      onClick={closeOnBackdrop}
    >
      <div className="modal__head">
        <h2 id={titleId}>{title}</h2>
        <RoundButton
          icon="x"
          label={close}
          bare
          onClick={onClose}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      <div className="modal__body">{(open || id) && children}</div>
    </dialog>
  );
}
