/**
 * Has a browser paint a page for the first time when an element is there, and not a part of what stands before it: it would
 * draw each few lines that it has read, and the picture that people wait for comes later than it could. Where the element
 * comes after the head of a page that is sent in pieces, nothing waits for it.
 */
export const FirstPicture = ({ upTo: id }: { upTo: string }) =>
  import.meta.env.SSR && <link rel="expect" href={`#${id}`} blocking="render" />;
