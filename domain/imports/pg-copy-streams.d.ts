// The package brings no types; these are the two functions that imports and their tests use.
declare module 'pg-copy-streams' {
  import type { Writable } from 'node:stream';
  import type { Submittable } from 'pg';
  export function from(sql: string): Writable & Submittable;
}
