/** Say how a page is made, not what it shows: they never travel on with a shallow navigation ([S]§2.2). */
const neverKept = ['locale', 'xapi'];

/** Whether a parameter of one page may stand in the address of the next. */
export const travelsOn = (key: string): boolean => !neverKept.includes(key.toLowerCase());
