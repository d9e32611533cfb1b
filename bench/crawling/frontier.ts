/** An address of ours that was found, and the page that leads there. */
export type Found = { host: string; path: string; from: string };

/** Pages of one path that differ by their query alone: a search has more of them than anybody could read. */
const mostQueriesOfPath = 8;

/** What is still to be asked for: hosts take turns, and on each host its kinds of addresses. */
export function openFrontier() {
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  const hosts = new Map<string, Map<string, Found[]>>();

  /** Takes an address once; of one path only so many queries. */
  function add(found: Found): void {
    const key = found.host + found.path;
    if (seen.has(key)) return;
    const at = found.path.indexOf('?');
    if (at >= 0) {
      const path = found.host + found.path.slice(0, at);
      const known = queries.get(path) ?? 0;
      if (known >= mostQueriesOfPath) return;
      queries.set(path, known + 1);
    }
    seen.add(key);
    const kinds = hosts.get(found.host) ?? new Map<string, Found[]>();
    hosts.set(found.host, kinds);
    const kind = kindOf(found.path);
    const queue = kinds.get(kind) ?? [];
    kinds.set(kind, queue);
    queue.push(found);
  }

  /** The next one, or undefined where nothing is left. */
  function next(): Found | undefined {
    const found = rotate(hosts, (kinds) => rotate(kinds, (queue) => queue.shift()));
    return found;
  }

  return { add, next };
}

/** The first that has something, which then stands last; those that have nothing go. */
function rotate<Value, Answer>(
  queues: Map<string, Value>,
  take: (value: Value) => Answer | undefined,
): Answer | undefined {
  for (const [name, value] of queues) {
    queues.delete(name);
    const taken = take(value);
    if (taken === undefined) continue;
    queues.set(name, value);
    return taken;
  }
  return undefined;
}

/** `/ru/tours/turkey/marenza-palms` is of the kind `ru tours 3`. */
function kindOf(path: string): string {
  const [, ...segments] = path.split(/[?#]/)[0]!.split('/');
  const locale = /^[a-z]{2}$/.test(segments[0] ?? '') ? segments.shift()! : '';
  return `${locale} ${segments[0] ?? ''} ${segments.length} ${path.includes('?')}`;
}
