import type { LabCommand } from '../../../model/commands.ts';
import type { LabState } from '../../../model/state.ts';
import { putIn, takeOut } from '../../procedures.ts';
import type { Predicate } from '../../scenario.ts';
import { KESTREL_COOLER } from '../mountings.ts';

/** What the stories share in which the processor of a Kestrel comes out of its socket. */

/** Cooler off, lever open, processor out. */
export function uncover(processor: string): readonly LabCommand[] {
  return [
    ...takeOut('cpu-cooler', KESTREL_COOLER),
    { kind: 'press-latch', target: 'lever-cpu' },
    { kind: 'lift-part', target: processor },
  ];
}

export const MAGNIFY_SOCKET: LabCommand = { kind: 'use-tool', tool: 'magnifier', target: 'socket-cpu' };
export const PHOTO: LabCommand = { kind: 'use-tool', tool: 'photo', target: 'socket-cpu' };

/** A processor in, fresh paste, because paste does not seal twice, and the cooler on. */
export function coverAgain(processor: string): readonly LabCommand[] {
  return [
    { kind: 'place-part', target: processor, socket: 'socket-cpu' },
    { kind: 'seat-part', target: processor, end: 'edge' },
    { kind: 'close-latch', target: 'lever-cpu' },
    { kind: 'use-tool', tool: 'ipa-wipe', target: 'cpu-cooler' },
    { kind: 'use-tool', tool: 'thermal-paste', target: 'cpu-cooler' },
    ...putIn('cpu-cooler', KESTREL_COOLER),
  ];
}

function hasNewBoard({ machine }: LabState): boolean {
  return machine.parts['spare-board']?.socket === 'tray-board';
}

/** Whether the bent contacts were found and the job was escalated, or the board was replaced. */
export function inGoodHands(state: LabState): boolean {
  const seen = state.evidence.some(
    ({ test, outcome }) => test === 'look:socket-cpu' && outcome === 'contacts-bent',
  );
  return hasNewBoard(state) || (seen && state.job.escalatedTo === 'warranty');
}

/** The contacts were not straightened: that requires approval. */
export const NOT_STRAIGHTENED: Predicate = {
  id: 'not-straightened',
  holds: (state) => {
    const { lostChannel, contacts } = state.machine.traits['socket-cpu'] ?? {};
    const isAsFound = lostChannel !== undefined || contacts !== undefined;
    return (isAsFound || hasNewBoard(state)) && state.ledger.breaches.every(({ rule }) => rule !== 'P10');
  },
};

/** A photo for the warranty claim was taken before the processor covered the contacts again. */
export const PHOTOGRAPHED: Predicate = {
  id: 'contacts-photographed',
  holds: ({ evidence }) => evidence.some(({ test }) => test === 'photo:socket-cpu'),
};
