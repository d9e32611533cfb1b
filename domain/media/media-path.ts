const folder = '/media/';
const longest = 300;

/** A path of our own media: pictures are drawn or read from there and nowhere else. */
export type MediaPath = string & { readonly brand: 'MediaPath' };

/**
 * Our own media path in what a visitor sent, else undefined. Only plain segments pass: no host, no scheme, no `..`,
 * no empty segment, no escapes, so that nothing here can name another server or folder.
 */
export function readMediaPath(src: string): MediaPath | undefined {
  if (src.length > longest || !src.startsWith(folder)) return undefined;
  const plain = /^(?:\/[a-z0-9][a-z0-9-]*)+(?:\.[a-z0-9]+)?(?:\?[a-z0-9=&.-]*)?$/.test(src);
  return plain ? (src as MediaPath) : undefined;
}
