import { findMachine } from '../machines/find-machine.ts';
import { type MachineState, partIn } from '../model/state.ts';
import { isFirmwarePage } from '../model/vocabulary.ts';
import { hasBrokenDriver } from './drives.ts';

/** Degrees C at which failing video memory shows: what a card reaches soon after its start. */
const VRAM_FAILS_C = 28;

/** The monitor hangs on a port of the card, and not on the board's own. */
function drawnByCard(machine: MachineState): boolean {
  const port = machine.connectorByEnd['cable-monitor'] ?? '';
  return findMachine(machine.model).connectors[port]?.host !== 'motherboard';
}

/** What is wrong with the way the card draws: its memory, or the driver that the system drives it with. */
export function cardFault(machine: MachineState): 'memory' | 'driver' | null {
  const card = partIn(machine, 'slot-x16');
  if (card === null || !drawnByCard(machine)) return null;
  if (machine.traits[card]?.vram === 'failing') return 'memory';
  return hasBrokenDriver(machine) ? 'driver' : null;
}

/**
 * Coloured blocks on the monitor (HW-35). A lead that loses bits shows them everywhere; failing video memory as soon as
 * the card is warm, in the firmware's own picture too; a driver only where the system draws.
 */
export function showsArtefacts(machine: MachineState): boolean {
  if (machine.traits['cable-monitor']?.wires === 'folded') return true;
  switch (cardFault(machine)) {
    case 'memory':
      return machine.heat.gpuC >= VRAM_FAILS_C;
    case 'driver':
      return machine.page !== 'summary' && !isFirmwarePage(machine.page);
    case null:
      return false;
  }
}
