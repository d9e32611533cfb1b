/** States what must hold; throws an error that names the broken assumption. */
export function assert(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${claim}`);
}
