import type { ReadableSearch, SearchOutcome } from './results-loader.ts';

type Kept = { data: ReadableSearch; at: number };

const mostKept = 12;
const freshForMs = 5 * 60_000;
const kept = new Map<string, Kept>();
let wentBackAt = Number.NEGATIVE_INFINITY;

// Capture, so that this runs before the router hears of it and asks for the page.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => (wentBackAt = performance.now()), { capture: true });
}

/** The list that was here, for a visitor who goes back to it: at once, and scrolled to where it was. */
export function recall(address: string): ReadableSearch | undefined {
  const found = kept.get(address);
  const isBack = performance.now() - wentBackAt < 500;
  return isBack && found && Date.now() - found.at < freshForMs ? found.data : undefined;
}

/** Keeps an answered page for the way back; the oldest goes first. */
export function remember(address: string, data: ReadableSearch, outcome: SearchOutcome): void {
  if (!outcome.ok) return;
  kept.delete(address);
  kept.set(address, { data: { ...data, outcome }, at: Date.now() });
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
