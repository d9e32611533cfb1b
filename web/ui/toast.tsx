import { useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from './icon.tsx';
import './toast.css';

export type ToastTone = 'done' | 'error';

type ToastProps = { message: string; tone: ToastTone };

/** How long a message stays. */
const shownMs = 5_000;
/** Screen readers speak what enters a region that they know already. */
const announceMs = 100;

let place: { element: HTMLElement; root: Root } | undefined;
let count = 0;

/**
 * Says how something went, over the page and over whatever dialog is open, and to screen readers; the next message
 * replaces it. For handlers, not for rendering.
 */
export function showToast(message: string, tone: ToastTone = 'done'): void {
  place ??= openPlace();
  // What lies outside an open dialog can neither be read out nor touched.
  const dialogs = document.querySelectorAll('dialog:modal');
  (dialogs[dialogs.length - 1] ?? document.body).append(place.element);
  place.root.render(<Toast key={++count} message={message} tone={tone} />);
}

function openPlace() {
  const element = document.createElement('div');
  return { element, root: createRoot(element) };
}

function Toast({ message, tone }: ToastProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    box.current?.showPopover();
    const speaking = setTimeout(() => setAnnounced(true), announceMs);
    const hiding = setTimeout(() => box.current?.hidePopover(), shownMs);
    return () => {
      clearTimeout(speaking);
      clearTimeout(hiding);
    };
  }, []);
  return (
    <div ref={box} popover="manual" role="status" className={`toast toast--${tone}`}>
      {isAnnounced && (
        <p className="toast__card">
          <Icon name={tone === 'done' ? 'check' : 'alert'} />
          {message}
        </p>
      )}
    </div>
  );
}
