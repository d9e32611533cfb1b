/**
 * A list that was changed in two places since it was `before`: what one of them has added is in it, what one has taken out is
 * not. The order is that of `stored`, unless only the other place has changed anything.
 */
export function mergeList(
  stored: readonly number[],
  before: readonly number[],
  after: readonly number[],
): number[] {
  if (isSameList(stored, before)) return [...new Set(after)];
  const [wasThere, isThere] = [new Set(before), new Set(after)];
  const left = stored.filter((inc) => isThere.has(inc) || !wasThere.has(inc));
  const added = after.filter((inc) => !wasThere.has(inc));
  return [...new Set([...left, ...added])];
}

export const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((inc, at) => inc === other[at]);
