/** The page of the cookie settings. */
export const cookiesPath = '/cookies';
