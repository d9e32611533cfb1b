/**
 * Freezes a value with all that it holds, and counts what it holds: each number and text is one, and what was frozen
 * before, to its depths, is nothing more.
 */
export function freezeDeep(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (Object.isFrozen(value) || ArrayBuffer.isView(value)) return 1;
  Object.freeze(value);
  let parts = 1;
  for (const part of Object.values(value)) parts += freezeDeep(part);
  return parts;
}
