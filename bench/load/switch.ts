import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** An address of PostgreSQL that leads to one of several, as a virtual address or a pooler does. */
export async function openSwitch(socketFolder: string) {
  let target = socketFolder;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const behind = connect(`${target}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `postgres://postgres@127.0.0.1:${port}/solstice`,
    leadTo: (other: string) => {
      target = other;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
