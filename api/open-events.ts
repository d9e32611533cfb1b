/** An event of a stream; a line break in it would be another line. */
type Event = { id: string; event: string; data: string };

type Options = { beatMs: number; longestMs: number; onEnd: () => void };

/** How long a browser waits before it comes again. */
const againMs = 3_000;

/**
 * An answer of server-sent events. It ends when somebody says so, when the browser has gone, or when it is old; `over`
 * tells the browser not to come again.
 */
export function openEvents({ beatMs, longestMs, onEnd }: Options) {
  const encoder = new TextEncoder();
  const ends = [onEnd];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const write = (text: string) => stream?.enqueue(encoder.encode(text));
  const send = ({ id, event, data }: Event) => write(`id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
  const end = (why?: unknown) => {
    if (!stream) return;
    if (why === 'over') write('event: over\ndata:\n\n');
    const ended = stream;
    gone();
    ended.close();
  };
  const gone = () => {
    stream = undefined;
    clearInterval(beat);
    clearTimeout(age);
    for (const tell of ends.splice(0)) tell();
  };
  const beat = setInterval(() => write(':\n\n'), beatMs);
  const age = setTimeout(end, longestMs);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      stream = controller;
    },
    cancel: () => stream && gone(),
  });
  write(`retry: ${againMs}\n\n`);
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    // Neither kept nor gathered by anybody on the way.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  return {
    response: new Response(body, { headers }),
    isOpen: () => stream !== undefined,
    send,
    end,
    /** Told when it is over, at once where it is. */
    onEnd: (tell: () => void) => (stream ? void ends.push(tell) : tell()),
  };
}
