import { useEffect } from 'react';

/** A form whose answer has not come by then may be sent again: its visitor may have stopped it. */
const patienceMs = 30_000;

/**
 * A form of the document is sent once, however often it is pressed while its answer is on its way, and says that it is busy.
 * Others, which scripts send, have said by now that they do so themselves.
 */
export function SendOnce() {
  useEffect(() => {
    const sent = new Map<HTMLFormElement, number>();
    const release = (form: HTMLFormElement) => {
      sent.delete(form);
      form.removeAttribute('aria-busy');
    };
    const hold = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !navigator.onLine || !(form instanceof HTMLFormElement)) return;
      if (form.target === '_blank' || form.method === 'dialog') return;
      if (sent.has(form)) return event.preventDefault();
      form.setAttribute('aria-busy', 'true');
      const timer = window.setTimeout(() => release(form), patienceMs);
      sent.set(form, timer);
    };
    /** A page that is come back to has the forms that left it. */
    const releaseAll = () => {
      for (const [form, timer] of sent) {
        window.clearTimeout(timer);
        release(form);
      }
    };
    window.addEventListener('submit', hold);
    window.addEventListener('pageshow', releaseAll);
    return () => {
      window.removeEventListener('submit', hold);
      window.removeEventListener('pageshow', releaseAll);
      releaseAll();
    };
  }, []);
  return null;
}
