import { type RefObject, useEffect, useRef, useState } from 'react';

type Options = {
  ref: RefObject<HTMLFormElement | null>;
  opensAfterSeconds: number;
  isSending: boolean;
  send: (form: HTMLFormElement, isCounted: boolean) => void;
};

/** Sends a form once, however often it is submitted, and not before the server takes it for a person's. */
export function useSubmitting({ ref, opensAfterSeconds, isSending, send }: Options) {
  const [openedAt] = useState(() => Date.now());
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!isSending) return;
    return () => {
      timer.current = undefined; // what was sent has been answered: it may be sent again
    };
  }, [isSending]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (isCounted: boolean) => {
    if (timer.current || isSending) return;
    setWaiting(true);
    timer.current = setTimeout(
      () => {
        setWaiting(false);
        if (ref.current) send(ref.current, isCounted);
      },
      openedAt + opensAfterSeconds * 1_000 - Date.now(),
    );
  };
  return { isWaiting, submit };
}
