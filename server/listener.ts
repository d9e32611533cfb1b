import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { limitPipelining } from './load-shedding.ts';
import { type ReadinessGate, unreadable } from './readiness-gate.ts';

type Options = {
  log: Pick<Logger, 'info' | 'error'>;
  trustedProxyHops: number;
  /** How long an answer may take altogether, from its turn on the connection to its last byte at the visitor. */
  longestAnswerMs: number;
};

/** What Node's server calls: the gate, with requests that say how the visitor reached us, and answers that end. */
export function createListener(
  gate: ReadinessGate,
  { log, trustedProxyHops, longestAnswerMs }: Options,
): RequestListener {
  const passGate = async (request: Request, bindings: HttpBindings | Http2Bindings) => {
    const response = await gate.fetch(request, bindings);
    // Anyone who asks again asks another server; and what was refused before it arrived whole is not read to its end.
    const isLast = gate.isDraining() || !bindings.incoming.complete;
    if (isLast && 'shouldKeepAlive' in bindings.outgoing) bindings.outgoing.shouldKeepAlive = false;
    return response;
  };
  const answer = getRequestListener(passGate, {
    errorHandler: (error) => {
      if (!(error instanceof RequestError))
        log.error({ err: error }, 'A request failed before it was let in');
      return error instanceof RequestError
        ? unreadable()
        : new Response('Something went wrong.\n', { status: 500 });
    },
  });
  return limitPipelining((incoming, outgoing) => {
    if (trustedProxyHops > 0) keepScheme(incoming);
    const cut = setTimeout(() => incoming.socket.destroy(), longestAnswerMs);
    outgoing.once('close', () => clearTimeout(cut));
    void answer(incoming, outgoing);
  });
}

/** A host that can be put into an address as it is. */
const plainHost = /^([a-z0-9._-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/i;

/** A proxy that ends TLS talks to us in plain HTTP: the address that the visitor sees is still an https one. */
function keepScheme(incoming: IncomingMessage): void {
  const { 'x-forwarded-proto': proto = '', host = '' } = incoming.headers;
  const told = String(proto).split(',').at(-1)?.trim();
  if (told === 'https' && plainHost.test(host) && incoming.url?.startsWith('/')) {
    incoming.url = `https://${host}${incoming.url}`;
  }
}
