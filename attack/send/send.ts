import { connect } from 'node:net';
import type { AttackRequest } from './attack-request.ts';

/** What became of a shot: status 0 where the connection ended without an answer. */
export type Answer = {
  status: number;
  head: string;
  body: string;
  ms: number;
  /** Nothing came in time, or it did not end. */
  isSilent: boolean;
  /** We hung up ourselves. */
  isAborted: boolean;
};

export const patienceMs = 15_000;
const mostBytes = 4_000_000;

/** Sends a shot over a connection of its own and reads what comes until the server closes it. */
export function send(port: number, { bytes, abortAfterMs }: AttackRequest): Promise<Answer> {
  const begun = performance.now();
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (how: { isSilent?: true; isAborted?: true }) => {
      clearTimeout(patience);
      clearTimeout(abort);
      socket.destroy();
      settle({ isSilent: false, isAborted: false, ...read(chunks), ms: performance.now() - begun, ...how });
    };
    const patience = setTimeout(() => finish({ isSilent: true }), patienceMs);
    const abort =
      abortAfterMs === undefined ? undefined : setTimeout(() => finish({ isAborted: true }), abortAfterMs);
    socket.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size < mostBytes) chunks.push(chunk);
    });
    socket.on('error', () => finish({}));
    socket.on('close', () => finish({}));
    socket.write(bytes);
  });
}

function read(chunks: readonly Buffer[]): Pick<Answer, 'status' | 'head' | 'body'> {
  const text = Buffer.concat(chunks).toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  return { status, head: end < 0 ? text : text.slice(0, end), body: end < 0 ? '' : text.slice(end + 4) };
}
