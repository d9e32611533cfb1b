type Answer = (request: Request, bindings: object) => Response | Promise<Response>;

/** Stands before the application from the first moment: the port is open while the database is still being filled. */
export type Gate = { fetch: Answer; open: (app: Answer) => void; drain: () => void };

export const createGate = (): Gate => {
  let app: Answer | undefined;
  let draining = false;
  return {
    fetch: (request, bindings) => {
      const { pathname } = new URL(request.url);
      if (app && !(draining && pathname === '/readyz')) return app(request, bindings);
      if (pathname === '/healthz') return new Response('ok');
      return new Response(
        draining ? 'Solstice is stopping.\n' : 'Solstice is starting: try again in a moment.\n',
        {
          status: 503,
          headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' },
        },
      );
    },
    open: (ready) => {
      app = ready;
    },
    /** Requests are still answered, but a balancer should send no more. */
    drain: () => {
      draining = true;
    },
  };
};
