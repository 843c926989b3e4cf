import { useRef } from 'react';
import { canonicalJson } from '../../../../core/kernel/stable-hash.ts';
import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import type { DeskStore } from '../../store.ts';

/** Sends commands, each once: what is pressed again before its answer has come is not done twice. */
export function useSend({ send }: DeskStore): (command: DeskCommand) => Promise<boolean> {
  const underway = useRef(new Set<string>());
  return async (command) => {
    const key = canonicalJson(command);
    if (underway.current.has(key)) return false;
    underway.current.add(key);
    try {
      return await send(command);
    } finally {
      underway.current.delete(key);
    }
  };
}
