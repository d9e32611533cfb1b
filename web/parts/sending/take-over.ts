/** Says that somebody has used a part as the server has drawn it. */
const uses = ['input', 'change', 'beforetoggle', 'toggle', 'submit'] as const;

type Taking = {
  /** Begins to replace the part; what it becomes may take a while to draw. */
  take: () => void;
  /** Takes that back: somebody has come into the part meanwhile. */
  stay: () => void;
};

/**
 * Calls `take` once what is needed for it is here and nobody is in the part: its elements are about to be replaced. A
 * part that was used meanwhile stays as it is, and works as it does without scripts; a form with `data-asks` is sent
 * with every change. Returns how to stop, which is for when the part has been replaced as well.
 */
export function takeOver(part: HTMLElement, needed: Promise<unknown>, { take, stay }: Taking): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const now = { isHere: false, isUsed: false, isPressed: false, isTaking: false };
  const decide = () => {
    const isFree = !now.isUsed && !now.isPressed && !part.contains(document.activeElement);
    const isTaking = now.isHere && isFree;
    if (signal.aborted || isTaking === now.isTaking) return;
    now.isTaking = isTaking;
    if (isTaking) take();
    else stay();
  };
  const decideLater = () => setTimeout(decide); // a click follows its press, and the focus comes to where it goes
  const note = (change: Partial<typeof now>, next: () => unknown) => () => {
    Object.assign(now, change);
    next();
  };
  for (const use of uses)
    part.addEventListener(use, note({ isUsed: true }, decide), { signal, capture: true });
  part.addEventListener('change', sendWhatAsks, { signal });
  part.addEventListener('pointerdown', note({ isPressed: true }, decide), { signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(end, note({ isPressed: false }, decideLater), { signal });
  part.addEventListener('focusin', decide, { signal });
  part.addEventListener('focusout', decideLater, { signal });
  void needed.then(note({ isHere: true }, decideLater));
  return () => controller.abort();
}

function sendWhatAsks({ target }: Event) {
  if (target instanceof Element) target.closest<HTMLFormElement>('form[data-asks]')?.requestSubmit();
}
