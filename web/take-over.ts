/** Says that somebody has used a part as the server has drawn it. */
const uses = ['input', 'change', 'beforetoggle', 'toggle', 'submit'] as const;

/**
 * Calls `take` once what is needed for it is here and nobody is in the part: its elements are about to be replaced. A
 * part that was used meanwhile stays as it is, and works as it does without scripts; a form with `data-asks` is sent
 * with every change. Returns how to stop.
 */
export function takeOver(part: HTMLElement, needed: Promise<unknown>, take: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const now = { isHere: false, isUsed: false, isPressed: false };
  const tryTaking = () => {
    if (!now.isHere || now.isUsed || now.isPressed || signal.aborted) return;
    if (part.contains(document.activeElement)) return;
    controller.abort();
    take();
  };
  const tryLater = () => setTimeout(tryTaking); // a click follows its press, and the focus comes to where it goes
  const note = (change: Partial<typeof now>) => () => {
    Object.assign(now, change);
    if (!now.isPressed) tryLater();
  };
  for (const use of uses) part.addEventListener(use, note({ isUsed: true }), { signal, capture: true });
  part.addEventListener('change', sendWhatAsks, { signal });
  part.addEventListener('pointerdown', note({ isPressed: true }), { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, note({ isPressed: false }), { signal });
  part.addEventListener('focusout', tryLater, { signal });
  void needed.then(note({ isHere: true }));
  return () => controller.abort();
}

function sendWhatAsks({ target }: Event) {
  if (target instanceof Element) target.closest<HTMLFormElement>('form[data-asks]')?.requestSubmit();
}
