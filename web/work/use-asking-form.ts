import { useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * A form that asks for its own page anew is rendered anew with what its page was asked for: `key` is that. What was typed while
 * the answer was on its way stays, and is asked for next.
 */
export function useAskingForm(question: string): { key: string; onInput: () => void } {
  const { state } = useNavigation();
  const [asked, setAsked] = useState(question);
  const [key, setKey] = useState(question);
  const [isTyped, setTyped] = useState(false);
  if (asked !== question) {
    setAsked(question);
    if (!isTyped) setKey(question);
    setTyped(false);
  }
  return { key, onInput: () => state !== 'idle' && setTyped(true) };
}
