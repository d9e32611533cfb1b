/** The lists that a visitor keeps of hotels ([S]§4.7). */
export const listNames = ['compare', 'favorites'] as const;

export type ListName = (typeof listNames)[number];

/** Hotels by inc, in the order in which they were added. */
export type KeptList = readonly number[];

/** The list with the hotel in it if it was not, without it if it was. */
export const toggled = (list: KeptList, inc: number): KeptList =>
  list.includes(inc) ? list.filter((kept) => kept !== inc) : [...list, inc];

/** Reads a stored list; what is no hotel's inc is left out. Ids to compare are kept as texts, favourites as numbers. */
export function readList(stored: string | null): KeptList {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(ids)) return [];
    return [...new Set(ids.map(Number))].filter(Number.isSafeInteger);
  } catch {
    return []; // somebody else's value
  }
}

/** A list as it is stored ([S]§3.1). */
export const writeList = (name: ListName, list: KeptList): string =>
  JSON.stringify(name === 'compare' ? list.map(String) : list);
