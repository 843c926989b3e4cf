import { holderOfPin } from '../machines/pin-name.ts';
import type { LabCommand } from '../model/commands.ts';

/** Where the hands or eyes are during a command: a target of the machine, or a place. */
export type Focus = { readonly target: string } | { readonly place: FocusPlace };
type FocusPlace =
  | 'machine'
  | 'memory'
  | 'processor'
  | 'card'
  | 'board'
  | 'drives'
  | 'rear'
  | 'outlet'
  | 'monitor';

const MONITOR: Focus = { place: 'monitor' };
const MACHINE: Focus = { place: 'machine' };

/** What a camera frames while a command is carried out; null for one that concerns nothing to be seen. */
export function focusOf(command: LabCommand): Focus | null {
  switch (command.kind) {
    case 'look-around':
      return { place: command.place };
    case 'wear-strap':
    case 'unclip-strap':
      return { target: 'esd-strap' };
    case 'press-power':
      return { target: 'power-button' };
    case 'set-psu-switch':
      return { target: 'psu-switch' };
    case 'set-meter':
      return { target: 'meter' };
    case 'probe':
      return { target: holderOfPin(command.red) === 'chassis' ? 'meter' : holderOfPin(command.red) };
    case 'plug-cable':
    case 'force-cable':
      return { target: command.connector ?? command.target };
    case 'open-page':
    case 'change-setting':
    case 'run-program':
      return MONITOR;
    case 'listen':
    case 'sniff':
    case 'wait':
    case 'wait-for-event':
      return MACHINE;
    default:
      return 'target' in command ? { target: command.target } : null;
  }
}
