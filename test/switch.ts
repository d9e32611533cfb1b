import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** An address of PostgreSQL that leads to one of several, as a virtual address or a pooler does. */
export type Switch = {
  address: string;
  /** Connections from now on lead to the PostgreSQL with this folder of sockets; those to another one are cut. */
  leadTo: (socketFolder: string) => void;
  /** Like a machine that has lost its power: nothing is said any more on what is open now, and nothing refused. */
  fallSilent: () => void;
  close: () => void;
};

export async function openSwitch(socketFolder: string): Promise<Switch> {
  let target: string | undefined = socketFolder;
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  const cut = (sockets: Set<Socket>) => {
    for (const socket of sockets) socket.destroy();
  };
  const join = (client: Socket, behind: Socket) => {
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        if (!silent.has(other)) other.destroy();
      });
      one.pipe(other);
    }
  };
  const server = createServer((client) => {
    if (target) return join(client, connect(`${target}/.s.PGSQL.5432`));
    silent.add(client.on('error', () => {}).resume());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `postgres://postgres@127.0.0.1:${port}/solstice`,
    leadTo: (other) => {
      target = other;
      cut(open);
    },
    fallSilent: () => {
      target = undefined;
      for (const socket of open) silent.add(socket.unpipe().resume());
      open.clear();
    },
    close: () => {
      server.close();
      cut(open);
      cut(silent);
    },
  };
}
