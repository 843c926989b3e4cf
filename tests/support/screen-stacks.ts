import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { type StackProcess, type StackReady, startStackProcess } from './stack-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the stacks of the screen tests are asked for. */
    readonly screenStacks: string;
  }
}

/** What jsdom calls the origin of the pages. */
const SITE_URL = 'http://localhost:3000';

/** What a screen test asks for: a stack, a statement run in the one it has, or to take it back. */
export type ScreenStackRequest =
  | { readonly kind: 'take' }
  | { readonly kind: 'hand-back'; readonly url: string }
  | {
      readonly kind: 'sql';
      readonly url: string;
      readonly text: string;
      readonly params: readonly unknown[];
    };

/** Every stack by its address. */
const stacks = new Map<string, StackProcess>();
/** Those that no file of tests has, longest unused first. */
const free: StackProcess[] = [];
const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    (cause: unknown) => {
      response.statusCode = 500;
      response.end(cause instanceof Error ? cause.message : String(cause));
    },
  );
});

async function answer(message: IncomingMessage): Promise<unknown> {
  const request = JSON.parse(await text(message)) as ScreenStackRequest;
  if (request.kind === 'take') return await take();
  const stack = stacks.get(request.url);
  if (stack === undefined) throw new Error(`There is no stack at ${request.url}.`);
  if (request.kind === 'sql') return await stack.sql(request.text, request.params);
  await takeBack(stack);
  return {};
}

/** As many stacks start as files run side by side; each goes from file to file. */
async function take(): Promise<StackReady> {
  const stack = free.shift() ?? (await startStackProcess({ siteUrl: SITE_URL }));
  stacks.set(stack.url, stack);
  // Renewed now rather than when returned, so that requests under way then have arrived.
  await stack.renew();
  return { url: stack.url, publishableKey: stack.publishableKey };
}

async function takeBack(stack: StackProcess): Promise<void> {
  try {
    await stack.assertSameSchema();
  } catch (error) {
    stacks.delete(stack.url);
    await stack.stop();
    throw error;
  }
  free.push(stack);
}

export async function setup(project: TestProject): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('screenStacks', `http://127.0.0.1:${port}/`);
}

export async function teardown(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await Promise.all([...stacks.values()].map((stack) => stack.stop()));
}
