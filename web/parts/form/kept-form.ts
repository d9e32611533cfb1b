import { tabStore } from '#web/context/browser-store.ts';

/** What was typed into a form, and the key of its request, as the tab keeps it. */
export type KeptForm = Record<string, string>;

const keyOf = (name: string) => `form:${name}`;

/** Keeps what was typed through a reload and another language; it leaves neither the tab nor the device. */
export const keepForm = (name: string, fields: KeptForm): void =>
  tabStore.set(keyOf(name), JSON.stringify(fields));

/** What the tab has kept of the form. */
export function keptForm(name: string): KeptForm | undefined {
  const kept = parsed(tabStore.get(keyOf(name)));
  return kept && typeof kept === 'object' ? (kept as KeptForm) : undefined; // written by keepForm
}

export const forgetForm = (name: string): void => tabStore.remove(keyOf(name));

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return undefined; // somebody else's value
  }
}
