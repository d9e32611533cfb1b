/** How many hotels can be compared ([S]§9). */
export const mostCompared = 20;
