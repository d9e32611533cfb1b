/** What is each visitor's own in a page that is otherwise the same. */
export type Own = {
  /** Lets the scripts and styles of this answer run. */
  nonce: string;
  /** When the page was asked for, in milliseconds. */
  servedAt: number;
};

/** A page in pieces, each with what stands before it. */
export type PagePieces = { before: keyof Own | undefined; text: Uint8Array }[];

/** Cuts a page at what is its visitor's own. */
export function cutPage(page: string, { nonce, servedAt }: Own): PagePieces {
  const timed = cutAt(page, String(servedAt), 'servedAt');
  const pieces = timed.flatMap(({ before, text }) => {
    const [first, ...others] = nonce === '' ? [{ before, text }] : cutAt(text, nonce, 'nonce');
    return [{ before, text: first?.text ?? '' }, ...others];
  });
  return pieces.map(({ before, text }) => ({ before, text: Buffer.from(text) }));
}

const cutAt = (page: string, at: string, name: keyof Own) =>
  page.split(at).map((text, nth) => ({ before: nth === 0 ? undefined : name, text }));

/** Joins the pieces for another visitor. */
export const joinPage = (pieces: PagePieces, own: Own): Uint8Array<ArrayBuffer> =>
  Buffer.concat(pieces.flatMap((piece) => [ownText(piece, own), piece.text]));

/** What stands before a piece for this visitor. */
export const ownText = ({ before }: PagePieces[number], own: Own): Uint8Array =>
  Buffer.from(before ? String(own[before]) : '');

/** How many bytes the pieces take. */
export const sizeOfPage = (pieces: PagePieces): number =>
  pieces.reduce((total, { text }) => total + text.byteLength, 0);
