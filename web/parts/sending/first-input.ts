const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

let first: Promise<void> | undefined;

/** Settles once the visitor points, touches, scrolls or presses a key; only in a browser. */
export function firstInput(): Promise<void> {
  first ??= new Promise((settle) => {
    for (const input of inputs)
      addEventListener(input, () => settle(), { once: true, passive: true, capture: true });
  });
  return first;
}
