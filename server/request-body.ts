import type { AppContext, Middleware } from './app-env.ts';
import { refuse } from './refuse.ts';
import type { ServerSettings } from './settings.ts';
import { takesFile } from './upload-paths.ts';

const isUnsafe = (method: string) => !/^(GET|HEAD|OPTIONS)$/.test(method);

/**
 * Reads what is sent whole before anybody works with it: no form of ours is long, and one that is too long or was cut
 * off on its way is refused here, once, as the fault of the connection that it is. Only where a file is asked for there may be more.
 */
export const wholeBodies =
  ({ limits }: ServerSettings): Middleware =>
  async (c, next) => {
    const { raw } = c.req;
    if (!isUnsafe(c.req.method) || !raw.body) return next();
    const most = takesFile(c) ? limits.uploadSize : limits.bodySize;
    if (Number(raw.headers.get('content-length')) > most) return refuse(c, { reason: 'too-large' });
    const body = await readWhole(raw.body, most);
    if (!(body instanceof Uint8Array)) {
      if (body === 'cut-off') c.var.log.info('What was sent did not arrive whole');
      return refuse(c, { reason: body === 'cut-off' ? 'invalid-request' : 'too-large' });
    }
    c.req.raw = new Request(raw, { body });
    await next();
  };

async function readWhole(
  body: ReadableStream<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 'cut-off' | 'too-large'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      if (size > mostBytes) return 'too-large';
      parts.push(part);
    }
  } catch {
    return 'cut-off'; // whatever the socket says of it
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Lets only forms on to the pages, whose actions read nothing else: another type is a 415, an unreadable form a 400. */
export const readableForms: Middleware = async (c, next) => {
  if (!isUnsafe(c.req.method)) return next();
  const type = c.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return next();
  if (!/^multipart\/form-data\b/i.test(type)) return refuse(c, { reason: 'unsupported-media-type' });
  if (!(await isReadable(c))) return refuse(c, { reason: 'invalid-request' });
  await next();
};

const isReadable = (c: AppContext) =>
  c.req.raw
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
