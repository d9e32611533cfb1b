import { type ReactNode, useState } from 'react';
import { Modal } from './modal.tsx';
import { useHydrated } from './use-hydrated.ts';
import './page-modal.css';

type PageModalProps = {
  title: string;
  /** Leads to the page without it. */
  onClosed: () => void;
  wide?: boolean;
  children: ReactNode;
};

/** A part of the page that its address opens: a section of the page without scripts, a modal with them. */
export function PageModal({ title, onClosed, wide = false, children }: PageModalProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    if (!isOpen) return;
    setOpen(false); // first the dialog, which gives the focus back, then the address
    onClosed();
  };
  if (useHydrated())
    return (
      <Modal open={isOpen} onClose={close} title={title} wide={wide}>
        {children}
      </Modal>
    );
  return (
    <section className="page-modal">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
