import { createContext, useContext } from 'react';
import type { Tool } from '../../../../core/hardware/model/vocabulary.ts';

/** The hand tool in hand: it is offered first for whatever is selected. */
export const HandContext = createContext<Tool | null>(null);

export function useHand(): Tool | null {
  return useContext(HandContext);
}
