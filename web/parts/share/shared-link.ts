/** The address of a page; where it was opened with a modal, the modal's id is part of it ([S]§2.18). */
export function withModal(address: string, modalId: string | undefined): string {
  if (modalId === undefined) return address;
  const [whole = '', ...hash] = address.split('#');
  const page = whole.replace(/([?&])MODAL=[^&]*(&|$)/, (_, before, after) => (after ? before : ''));
  const joined = `${page}${page.includes('?') ? '&' : '?'}MODAL=${encodeURIComponent(modalId)}`;
  return [joined, ...hash].join('#');
}

/** The whole address, encoded: as part of another one its `&` would begin a parameter of that. */
export const sharedLink = (address: string, modalId?: string): string =>
  encodeURIComponent(withModal(address, modalId));
