/** A path of this site to go back to, with its query; anything else is the home page: `//elsewhere.com` is none. */
export const ownPath = (from: unknown): string =>
  typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/[\r\n\t]/.test(from) ? from : '/';
