const asNumber = /^([1-5])(?:\s*(?:\*|★|-?\s*star|\s*stars|\s*zvezd)\w*)?$/i;

/** How many stars a category draws: `4`, `4*`, `****` and `4 stars` are four; names and decimals draw none. */
export function starCount(star: string): number | undefined {
  const text = star.trim();
  if (/^[*★]{1,5}$/.test(text)) return text.length;
  const [, digit] = asNumber.exec(text) ?? [];
  return digit ? Number(digit) : undefined;
}
