/** The widest range of departure days that one search takes. */
export const longestWindowDays = 60;
