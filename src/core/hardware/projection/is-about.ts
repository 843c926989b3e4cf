import type { LabCommand } from '../model/commands.ts';

/** Whether a command acts on a target. */
export function isAbout(command: LabCommand, target: string): boolean {
  if ('target' in command) return command.target === target;
  switch (command.kind) {
    case 'press-power':
      return target === 'power-button';
    case 'set-psu-switch':
      return target === 'psu-switch';
    case 'wear-strap':
    case 'unclip-strap':
      return target === 'esd-strap';
    default:
      return false;
  }
}
