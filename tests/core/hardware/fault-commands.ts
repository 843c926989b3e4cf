import { BOOT_STICK, STICK_PORT } from '../../../src/core/hardware/behaviour/boot-stick.ts';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import type { MachineModelId } from '../../../src/core/hardware/model/view.ts';

export const OPEN: LabCommand = { kind: 'lift-part', target: 'side-panel' };
export const PLUG: LabCommand = { kind: 'plug-cable', target: 'cable-mains' };
export const POWER: LabCommand = { kind: 'press-power' };
export const DCV: LabCommand = { kind: 'set-meter', function: 'dcv', range: 20 };
export const page = (id: Extract<LabCommand, { kind: 'open-page' }>['page']): LabCommand => ({
  kind: 'open-page',
  page: id,
});
export const probe = (red: string, black = 'cable-atx24.3'): LabCommand => ({ kind: 'probe', black, red });
export const inspect = (target: string): LabCommand => ({ kind: 'inspect', target });
/** Puts the boot stick in, or takes it out. */
export const STICK: LabCommand = { kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT };
export const run = (
  program: Extract<LabCommand, { kind: 'run-program' }>['program'],
  target?: string,
): LabCommand =>
  target === undefined ? { kind: 'run-program', program } : { kind: 'run-program', program, target };
export const WAIT: LabCommand = { kind: 'wait', seconds: 420 };
export const plug = (end: string, state: 'none' | 'partial', connector?: string): Fault =>
  connector === undefined
    ? { kind: 'plug', end, plug: state }
    : { kind: 'plug', end, plug: state, connector };
export const SAG: Fault = {
  kind: 'trait',
  target: 'psu',
  traits: { rails: { '12': { volts: 11.951, droopPerAmp: 0.0436 } } },
};
export const CARD: readonly Fault[] = [{ kind: 'fit', part: 'gpu-12v', socket: 'slot-x16' }];

/** What it shows, on which machine, what is wrong, what is done, and the last finding: `test outcome`. */
export type Row = readonly [string, MachineModelId, readonly Fault[], readonly LabCommand[], string];
