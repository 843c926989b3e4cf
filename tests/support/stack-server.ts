import type { StackOptions } from '../../supabase/local/stack.ts';
import { startKeptStack } from './kept-stack.ts';
import type { StackAnswer, StackReady, StackRequest } from './stack-process.ts';

/** The other side of `stack-process.ts`: a backend in a process of its own, asked over the channel to its parent. */
const options = JSON.parse(process.argv[2] ?? '{}') as StackOptions;
const stack = await startKeptStack(options);

const say = (message: StackReady | StackAnswer): void => {
  process.send?.(message);
};

const answer = async (request: StackRequest): Promise<readonly unknown[]> => {
  if (request.kind === 'sql') return await stack.sql(request.text, request.params);
  if (request.kind === 'renew') await stack.renew();
  else await stack.assertSameSchema();
  return [];
};

process.on('message', (request: StackRequest) => {
  const { id } = request;
  answer(request).then(
    (rows) => say({ id, rows }),
    (cause: unknown) => say({ id, failure: cause instanceof Error ? cause.message : String(cause) }),
  );
});
process.once('disconnect', () => {
  void stack.stop().finally(() => process.exit(0));
});
say({ url: stack.url, publishableKey: stack.keys.publishable });
