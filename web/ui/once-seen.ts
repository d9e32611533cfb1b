/** How far outside of the window something counts as seen already, in pixels. */
const usualMargin = 200;

/** Calls once the element is on the screen, or near it; returns how to stop. */
export function onceSeen(element: Element, call: () => void, margin = usualMargin): () => void {
  const look = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    call();
  };
  const observer = new IntersectionObserver(look, { rootMargin: `${margin}px` });
  observer.observe(element);
  return () => observer.disconnect();
}
