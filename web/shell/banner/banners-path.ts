/** Where forms of the strip are sent to. */
export const bannersPath = '/banners';
