/** What was typed into a form, and the key of its request, as the tab keeps it. */
export type KeptForm = Record<string, string>;

const keyOf = (name: string) => `form:${name}`;

/** Keeps what was typed through a reload and another language; it leaves neither the tab nor the device. */
export function keepForm(name: string, fields: KeptForm): void {
  tolerated(() => sessionStorage.setItem(keyOf(name), JSON.stringify(fields)));
}

/** What the tab has kept of the form. */
export function keptForm(name: string): KeptForm | undefined {
  const kept: unknown = tolerated(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null'));
  return kept && typeof kept === 'object' ? (kept as KeptForm) : undefined; // written by keepForm
}

export function forgetForm(name: string): void {
  tolerated(() => sessionStorage.removeItem(keyOf(name)));
}

/** A browser may forbid the storage, or have no room left: then nothing is kept. */
function tolerated<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
