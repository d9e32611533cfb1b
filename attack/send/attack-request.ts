/** One request of an attack, as the bytes that go over the wire: clients for HTTP would put a malformed one right. */
export type AttackRequest = {
  name: string;
  bytes: string | Uint8Array<ArrayBuffer>;
  /** The statuses that answer it; what is below 500 where nothing is said. */
  expects?: RegExp;
  /** Must be neither in the headers nor in the body of the answer. */
  forbids?: string;
  /** The server may close the connection without an answer: what was sent is no HTTP, or far too much. */
  mayBeCut?: boolean;
  /** False where the server may not say that it is busy. */
  mayBeBusy?: boolean;
  /** How much longer than others the answer may take, where its question is a big one. */
  timesAsLong?: number;
  /** Hangs up so long after the sending. */
  abortAfterMs?: number;
};

type Wanted = {
  method?: string;
  path: string;
  host?: string;
  /** Where it claims to come from: the server believes its one proxy. */
  from: string;
  headers?: readonly (readonly [string, string])[];
  body?: string | undefined;
};

/** Writes a request as it stands, without a look at whether it is well-formed. */
export function request({
  method = 'GET',
  path,
  host = 'localhost',
  from,
  headers = [],
  body,
}: Wanted): string {
  const usual = [
    ['Host', host],
    ['X-Forwarded-For', from],
    ['Connection', 'close'],
    ...(body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))]]),
  ];
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [...usual.filter(([name]) => !named.has(name!.toLowerCase())), ...headers];
  return [
    `${method} ${path} HTTP/1.1`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
    '',
    body ?? '',
  ].join('\r\n');
}

/** An address of the range that no network has (RFC 2544), by its number. */
export const addressOf = (nth: number) => `198.18.${(nth >> 8) & 255}.${nth & 255}`;
