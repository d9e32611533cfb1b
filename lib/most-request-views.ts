/** So many views of requests a manager may keep. */
export const mostRequestViews = 20;
