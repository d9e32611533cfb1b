const mostKept = 12;

/** Keeps something of an address with what is kept of the last ones that were left; the oldest goes first. */
export function keepLatest<Kept>(kept: Map<string, Kept>, address: string, what: Kept): void {
  kept.delete(address);
  kept.set(address, what);
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
