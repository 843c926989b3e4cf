import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { type StackProcess, startStackProcess } from './stack-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the stacks of the screen tests are asked for. */
    readonly screenStacks: string;
  }
}

/** What jsdom calls the origin of the pages. */
const SITE_URL = 'http://localhost:3000';

/** What a screen test asks for: the stack of its worker, a statement run in it, or to take it back. */
export type ScreenStackRequest =
  | { readonly worker: string; readonly kind: 'take' | 'hand-back' }
  | {
      readonly worker: string;
      readonly kind: 'sql';
      readonly text: string;
      readonly params: readonly unknown[];
    };

const stacks = new Map<string, Promise<StackProcess>>();
const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    (cause: unknown) => {
      response.statusCode = 500;
      response.end(cause instanceof Error ? cause.message : String(cause));
    },
  );
});

/** Each worker has one stack, which starts when the first of its files asks and goes from file to file. */
async function answer(message: IncomingMessage): Promise<unknown> {
  const request = JSON.parse(await text(message)) as ScreenStackRequest;
  const { worker } = request;
  const started = stacks.get(worker) ?? startStackProcess({ siteUrl: SITE_URL });
  stacks.set(worker, started);
  const stack = await started;
  switch (request.kind) {
    case 'take':
      return { url: stack.url, publishableKey: stack.publishableKey };
    case 'sql':
      return await stack.sql(request.text, request.params);
    case 'hand-back':
      await stack.handBack();
      return {};
  }
}

export async function setup(project: TestProject): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('screenStacks', `http://127.0.0.1:${port}/`);
}

export async function teardown(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await Promise.all([...stacks.values()].map(async (stack) => (await stack).stop()));
}
