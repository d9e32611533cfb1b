import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { summarise } from '../measure/percentiles.ts';
import { partsOf } from './page-parts.ts';
import type { RenderedBare } from './rendering-server.ts';

/** Where a page is answered: at `path` of a process that says how long it was busy. */
export type Source = { process: ChildProcess; port: number; path: string; status: number };

/** Seconds of a core for one page, each time that they were measured. */
export type Costs = Record<'page' | 'bare' | 'plain' | 'data', number[]>;

const visitors = 4;

type Contest = Record<'page' | 'plain' | 'data', Source> & { repeats: number; turn: number };

/** The page and its data of the whole product, React alone on the same tree, and the plain server, in turns. */
export async function costsOf({ repeats, turn, ...sources }: Contest): Promise<Costs> {
  const costs: Costs = { page: [], bare: [], plain: [], data: [] };
  const contestants: Record<keyof Costs, (pages: number) => Promise<number>> = {
    page: (pages) => costOf(sources.page, pages),
    bare: (pages) => bareCostOf(sources.page, pages),
    plain: (pages) => costOf(sources.plain, pages),
    data: (pages) => costOf(sources.data, pages),
  };
  const names = Object.keys(contestants) as (keyof Costs)[]; // the keys that stand above
  for (const name of names) await contestants[name](2 * turn);
  for (let round = 0; round < repeats; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(round + i) % names.length]!;
      costs[name].push(await contestants[name](turn));
    }
  }
  return costs;
}

export const pagesPerSecond = (costs: readonly number[]): number => 1 / summarise(costs).p50;

async function costOf(source: Source, pages: number): Promise<number> {
  const before = await busySeconds(source.process);
  await view(source, pages);
  return ((await busySeconds(source.process)) - before) / pages;
}

/** The tree that is drawn is that of the page which the server was asked for last. */
async function bareCostOf(source: Source, pages: number): Promise<number> {
  const page = await view(source, 1);
  const { seconds, html } = await renderedBare(source.process, pages);
  const { html: expected } = partsOf(page);
  if (Math.abs(html.length - expected.length) > expected.length / 20)
    throw new Error(`React alone draws something else than ${source.path}`);
  return seconds / pages;
}

/** So many views by a few visitors at a time; resolves to the page. */
async function view({ port, path, status }: Source, pages: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  let page = '';
  let left = pages;
  const visit = async () => {
    while (left-- > 0) page = await read(agent, `http://localhost:${port}${path}`, status);
  };
  await Promise.all(Array.from({ length: Math.min(visitors, pages) }, visit));
  agent.destroy();
  return page;
}

const read = (agent: Agent, url: string, status: number) =>
  new Promise<string>((settle, fail) => {
    get(url, { agent }, async (answer) => {
      try {
        let text = '';
        for await (const chunk of answer.setEncoding('utf8')) text += chunk;
        if (answer.statusCode === status) settle(text);
        else fail(new Error(`${url} was answered with ${answer.statusCode}`));
      } catch (failure) {
        fail(failure);
      }
    }).on('error', fail);
  });

const busySeconds = (child: ChildProcess) => ask<number>(child, 'busy', 'busy');

const renderedBare = (child: ChildProcess, pages: number) =>
  ask<RenderedBare>(child, { draw: pages }, 'drawn');

/** What a process answers under this name; whatever else it says is not for us. */
async function ask<Answer>(child: ChildProcess, question: 'busy' | { draw: number }, name: string) {
  child.send(question);
  for (;;) {
    const [said] = (await once(child, 'message')) as [unknown];
    if (typeof said === 'object' && said !== null && name in said)
      return (said as Record<string, Answer>)[name]!; // as the files of such processes write it
  }
}

/** A plain React Router server that has each page under its name. */
export async function startPlainServer(pages: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(pages);
  const [port] = (await once(child, 'message')) as [number];
  return { process: child, port };
}
