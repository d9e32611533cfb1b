import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Taller texts are folded ([S]§9). */
const tallestText = 400;

/** Whether a text is too tall, and whether it is folded. The stylesheet folds it before scripts do, so nothing jumps. */
export function useFold(text: RefObject<HTMLElement | null>, folds: boolean) {
  const [isTall, setTall] = useState(false);
  const [isFolded, setFolded] = useState(true);
  useEffect(() => {
    const shown = text.current;
    if (!folds || !shown) return;
    const measure = () => setTall(shown.scrollHeight > tallestText);
    const watcher = new ResizeObserver(measure);
    for (const part of [shown, ...shown.children]) watcher.observe(part);
    measure();
    return () => watcher.disconnect();
  }, [text, folds]);
  const unfold = useCallback(() => setFolded(false), []);
  return { isTall, isFolded, unfold, toggle: () => setFolded((folded) => !folded) };
}
