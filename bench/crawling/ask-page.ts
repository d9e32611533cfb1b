import { type Agent, get } from 'node:http';

export type PageAnswer = { status: number; type: string; location: string; body: string };

export type PageRequest = { agent: Agent; port: number; host: string; path: string };

const patienceMs = 60_000;

/** Asks a server of this machine for a page of one of its sites, as a search engine does. */
export function askPage({ agent, port, host, path }: PageRequest): Promise<PageAnswer> {
  const headers = { host: `${host}:${port}`, 'user-agent': 'crawl (a bot)' };
  return new Promise((resolve, reject) => {
    const request = get({ agent, host: '127.0.0.1', port, path, headers, timeout: patienceMs }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          location: answer.headers.location ?? '',
          body: Buffer.concat(pieces).toString(),
        }),
      );
    });
    request.once('timeout', () => request.destroy(new Error(`no answer in ${patienceMs} ms`)));
    request.once('error', reject);
  });
}
