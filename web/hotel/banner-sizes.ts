/** How wide the banner of a page is: the page itself, less its edges where the window is narrower. */
export const bannerSizes = '(max-width: 85rem) calc(100vw - 2rem), 80rem';
