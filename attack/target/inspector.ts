import { once } from 'node:events';

export type Memory = { rss: number; heapUsed: number; external: number };

/** What is done inside the server under attack, by Node's own inspector: the product needs no door for it. */
export type Inspector = {
  /** Bytes in use after a forced collection. */
  memory: () => Promise<Memory>;
  /** Ends one of the process's threads whose file has this name, whatever it is doing; whether there was one. */
  killThread: (file: string) => Promise<boolean>;
  close: () => void;
};

type Message = {
  id?: number;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
};
type Thread = { sessionId: string; workerInfo: { url: string } };

/** Connects to a process that was started with `--inspect=127.0.0.1:port`. */
export async function openInspector(port: number): Promise<Inspector> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [first] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(first!.webSocketDebuggerUrl);
  await once(socket, 'open');

  const waiting = new Map<number, (message: Message) => void>();
  const threads = new Map<string, string>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { sessionId, workerInfo } = (message.params ?? {}) as Partial<Thread>;
    if (message.method === 'NodeWorker.attachedToWorker') threads.set(sessionId!, workerInfo!.url);
    if (message.method === 'NodeWorker.detachedFromWorker') threads.delete(sessionId!);
  });
  const call = async (method: string, params: object = {}) => {
    const id = ++sent;
    const answer = new Promise<Message>((settle) => waiting.set(id, settle));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answer;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };

  await call('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return {
    memory: async () => {
      // What the first collection finalises, the next ones free.
      for (let i = 0; i < 3; i++) await call('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const read = (await call('Runtime.evaluate', { expression })) as { result: { value: string } };
      return JSON.parse(read.result.value) as Memory;
    },
    killThread: async (file) => {
      const [sessionId] = [...threads].find(([, url]) => url.endsWith(`/${file}`)) ?? [];
      if (!sessionId) return false;
      const end = { id: 1, method: 'Runtime.evaluate', params: { expression: 'process.exit(1)' } };
      await call('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify(end) });
      threads.delete(sessionId);
      return true;
    },
    close: () => socket.close(),
  };
}
