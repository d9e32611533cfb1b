/** Where it is told that an advertisement was followed, and where the form of the strip is sent to. */
export const clicksPath = '/banners';
