export type Answer = (request: Request, bindings: object) => Response | Promise<Response>;

/**
 * Stands before the application from the first moment: the port is open while the database is still being filled. It
 * tells answers that go on and on (`leaving`) that the server is about to go.
 */
export type ReadinessGate = {
  fetch: Answer;
  open: (app: Answer) => void;
  /** Requests are still answered, but a balancer should send no more. */
  drain: () => void;
  /** Requests are still answered and connections ended, while others on the same port go on: a balancer need not know. */
  retire: () => void;
  isDraining: () => boolean;
};

export function createReadinessGate(): ReadinessGate {
  let app: Answer | undefined;
  let draining = false;
  let retiring = false;
  const leaving = new AbortController();
  return {
    fetch: (request, bindings) => {
      // `Host: xn--` gets through everything that looks at its letters alone, and is no address.
      if (!URL.canParse(request.url)) return unreadable();
      const { pathname } = new URL(request.url);
      if (app && !(draining && pathname === '/readyz'))
        return app(request, { ...bindings, leaving: leaving.signal });
      if (pathname === '/healthz') return new Response('ok');
      return plain(503, draining ? 'Solstice is stopping.' : 'Solstice is starting: try again in a moment.', {
        'Retry-After': '2',
      });
    },
    open: (ready) => {
      app = ready;
    },
    drain: () => {
      draining = true;
      leaving.abort();
    },
    retire: () => {
      retiring = true;
      leaving.abort();
    },
    isDraining: () => draining || retiring,
  };
}

/** Answers a request whose address makes no sense, so that nobody knows for which site it was. */
export const unreadable = () => plain(400, 'This address cannot be read.');

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
