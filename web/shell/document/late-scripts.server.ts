import { Transform } from 'node:stream';

/**
 * Has a page fetch its scripts after its looks. The router asks for all of them at the priority of a stylesheet, and over a slow
 * line the words of the page wait for what nobody needs before they have been read (decision 0382). Bytes pass as they
 * are: a link that two pieces of the page share keeps its priority, which does no harm.
 */
export function lateScripts(): Transform {
  return new Transform({
    transform(piece: Buffer, _, done) {
      done(null, withLateScripts(piece));
    },
  });
}

/** A piece of a page, or all of it, whose scripts are fetched late. */
export function withLateScripts(piece: Buffer): Buffer {
  const ends = modules.flatMap((module) => endsOf(module, piece)).toSorted((a, b) => a - b);
  const parts = ends.flatMap((end, i) => [piece.subarray(i && ends[i - 1], end), late]);
  return Buffer.concat([...parts, piece.subarray(ends.at(-1) ?? 0)]);
}

const modules = [' rel="modulepreload"', ' type="module"'].map((attribute) => Buffer.from(attribute));
const late = Buffer.from(' fetchpriority="low"');

/** Where something ends, each time that it stands there. */
function endsOf(sought: Buffer, piece: Buffer): number[] {
  const ends: number[] = [];
  for (let at = piece.indexOf(sought); at >= 0; at = piece.indexOf(sought, at + 1))
    ends.push(at + sought.length);
  return ends;
}
