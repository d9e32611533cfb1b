/** How many hotels each list of an account takes ([S]§9): what a person compares, and their favourites. */
export const mostKept = { compare: 20, favorites: 400, notify: 400 } as const;
