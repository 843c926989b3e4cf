import { findMachine } from '../machines/find-machine.ts';
import { type Hardware, type MachineState, partIn } from '../model/state.ts';
import { isFirmwarePage } from '../model/vocabulary.ts';
import { monitorOnDesk, videoLead } from './display.ts';
import { hasBrokenDriver } from './drives.ts';
import { CARD_TOO_HOT_C } from './heat.ts';

/** Degrees C from which failing video memory causes artefacts; a card reaches it soon after its start. */
const VRAM_FAILS_C = 28;

/** Whether the monitor on the desk draws blocks by itself, over any picture and over its own menu. */
export function monitorFails(machine: Hardware): boolean {
  return machine.traits[monitorOnDesk(machine) ?? '']?.scaler === 'failing';
}

/** Whether the monitor is connected to the graphics card and not to the board's own port. */
function drawnByCard(machine: MachineState): boolean {
  const port = videoLead(machine)?.port ?? machine.connectorByEnd['cable-monitor'] ?? '';
  return findMachine(machine.model).connectors[port]?.host !== 'motherboard';
}

/** Why the graphics card draws wrongly: its memory, its driver or its heat. Null when it draws correctly or is not in use. */
export function cardFault(machine: MachineState): 'memory' | 'driver' | 'heat' | null {
  const card = partIn(machine, 'slot-x16');
  if (card === null || !drawnByCard(machine)) return null;
  if (machine.traits[card]?.vram === 'failing') return 'memory';
  if (hasBrokenDriver(machine)) return 'driver';
  return machine.heat.gpuC >= CARD_TOO_HOT_C ? 'heat' : null;
}

/**
 * Whether the monitor shows coloured blocks (HW-35). The monitor itself or a damaged cable causes them on every page; failing
 * video memory does once the card is warm, also on firmware pages; a card that overheats while it is loaded; a driver only on
 * pages of the operating system.
 */
export function showsArtefacts(machine: MachineState): boolean {
  if (monitorFails(machine)) return true;
  if (machine.traits[videoLead(machine)?.cable ?? '']?.wires === 'folded') return true;
  switch (cardFault(machine)) {
    case 'memory':
      return machine.heat.gpuC >= VRAM_FAILS_C;
    case 'heat':
      return true;
    case 'driver':
      return machine.page !== 'summary' && !isFirmwarePage(machine.page);
    case null:
      return false;
  }
}
