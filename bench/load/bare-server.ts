/** Node's HTTP server and nothing else: answers every request with the bytes it was sent. Says its port when it listens. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', (body: string) => {
  const bytes = Buffer.from(body);
  const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
