import { Transform } from 'node:stream';

/**
 * Has a page fetch its scripts after its looks. The router asks for all of them at the priority of a sheet, and over a slow
 * line the words of the page wait for what nobody needs before they have been read (decision 0077). Bytes pass as they
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
export const withLateScripts = (piece: Buffer): Buffer =>
  Buffer.from(piece.toString('latin1').replaceAll(modules, `$& fetchpriority="low"`), 'latin1');

const modules = / (?:rel="modulepreload"|type="module")/g;
