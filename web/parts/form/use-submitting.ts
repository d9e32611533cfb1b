import { type RefObject, useEffect, useRef, useState } from 'react';

type Options = {
  ref: RefObject<HTMLFormElement | null>;
  opensAfterSeconds: number;
  isSending: boolean;
  /** Done when what was sent has been answered. */
  send: (form: HTMLFormElement, isCounted: boolean) => Promise<void>;
};

/** Sends a form once, however often it is submitted, and not before the server takes it for a person's. */
export function useSubmitting({ ref, opensAfterSeconds, isSending, send }: Options) {
  const [openedAt] = useState(() => Date.now());
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderWay = useRef(false); // not a state of React, which renders it too late for the second of two presses

  useEffect(() => () => clearTimeout(timer.current), []);

  const sendNow = async (isCounted: boolean) => {
    try {
      if (ref.current) await send(ref.current, isCounted);
    } finally {
      isUnderWay.current = false;
      setWaiting(false);
    }
  };
  const submit = (isCounted: boolean) => {
    if (isUnderWay.current || isSending) return;
    isUnderWay.current = true;
    setWaiting(true);
    const wait = openedAt + opensAfterSeconds * 1_000 - Date.now();
    timer.current = setTimeout(() => void sendNow(isCounted), wait);
  };
  return { isWaiting, submit };
}
