/** Offers of one hotel that the page can show: a page of the room prices ([W]§7). */
export const mostOffers = 200;
