/** Brings what is chosen to the middle of a row that scrolls in itself: the page stays where it is read. */
export function centreChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current]');
  if (row && chosen) row.scrollLeft += middleOf(chosen) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
