import { AsyncLocalStorage } from 'node:async_hooks';
import type { Handler } from '../gateway.ts';

/** The handler that answers calls to Google within the present asynchronous context. */
const players = new AsyncLocalStorage<Handler>();

let isInstalled = false;

/**
 * Lite calls Google with the global `fetch` at fixed addresses. This wraps `fetch`, with no effect outside `playingGoogle`.
 */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const player = players.getStore();
    if (player === undefined) return original(input, init);
    const request = new Request(input, init);
    return (await player(request.clone())) ?? original(request);
  };
}

/** Runs `work`; the calls it makes to Google's servers are answered by `player`. */
export function playingGoogle<Value>(player: Handler, work: () => Promise<Value>): Promise<Value> {
  install();
  return players.run(player, work);
}
