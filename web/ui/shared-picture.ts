/** The whole address of a picture as others fetch it: messengers show 1,200 pixels. */
export const sharedPicture = (origin: string, src: string) =>
  `${origin}/img?url=${encodeURIComponent(src)}&width=1200`;
