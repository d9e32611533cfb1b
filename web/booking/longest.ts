/** Longest value of each field; nothing where length means nothing. */
export const longest = { name: 200, phone: 40, email: 254, comment: 2_000, agree: 0 } as const;
