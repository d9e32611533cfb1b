/**
 * Brings what is chosen to the middle of a row that scrolls in itself: the page stays where it is read. An effect that
 * ends with what it returns. Where things are is asked once the browser has laid them out, and before it renders them:
 * asked from an effect it would lay the whole page out twice.
 */
export function centreChosen(row: HTMLElement | null): (() => void) | undefined {
  if (!row) return;
  const onceLaidOut = new ResizeObserver(() => {
    onceLaidOut.disconnect();
    const chosen = row.querySelector('[aria-current]');
    if (chosen) row.scrollLeft += middleOf(chosen) - middleOf(row);
  });
  onceLaidOut.observe(row);
  return () => onceLaidOut.disconnect();
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
