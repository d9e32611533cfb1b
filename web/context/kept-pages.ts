import { keepLatest } from './keep-latest.ts';
import { takeWayBack, wayBack } from './way-back.ts';

/** What a page is rendered from: what its routes have told, by their ids. */
type Told = Readonly<Record<string, unknown>>;

const freshForMs = 5 * 60_000;
const kept = new Map<string, { told: Told; at: number }>();
/** The address whose page was here, and is there at once. */
let recalled: string | undefined;

/** Keeps a page for the way back. Anyone who has come to it is on no way any more. */
export function keepPage(address: string, told: Told): void {
  if (wayBack() === address) takeWayBack();
  keepLatest(kept, address, { told, at: Date.now() });
}

/**
 * Gives anyone who goes back to a page the one that was here, without a question: no network is waited for, and none is
 * needed. What stands around all pages stays as it is. Whatever somebody changes may change what is kept.
 */
export function recallPage({ request: { method, url } }: { request: Request }) {
  if (method !== 'GET') kept.clear();
  const { pathname, search } = new URL(url);
  const address = pathname + search;
  const told = isRecallable(address) ? toldAt(address) : undefined;
  if (!told) return undefined;
  recalled = takeWayBack();
  return Object.fromEntries(
    Object.entries(told).map(([id, result]) => [id, { type: 'data' as const, result }]),
  );
}

/** Whether somebody is on the way back to a page that was here; a link to it asks for it anew. */
export const isRecallable = (address: string) => wayBack() === address && !!toldAt(address);

/** Whether anyone who asks for the address goes back to it; no page that was here is there then. */
export function isGoneBackTo(address: string): boolean {
  recalled = undefined;
  return takeWayBack() === address;
}

/** Whether the way to the address is a way back to a page that was here: there is nothing to wait for. */
export const isRecalled = (address: string) => (wayBack() ?? recalled) === address && !!toldAt(address);

function toldAt(address: string): Told | undefined {
  const found = kept.get(address);
  return found && Date.now() - found.at < freshForMs ? found.told : undefined;
}
