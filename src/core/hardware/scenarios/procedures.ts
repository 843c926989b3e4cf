import { BOOT_STICK, STICK_PORT } from '../behaviour/boot-stick.ts';
import { PROGRAM_S } from '../behaviour/programs.ts';
import { type LabCommand, LONGEST_WAIT_S } from '../model/commands.ts';
import type { Program } from '../model/vocabulary.ts';

/** Handgrips that every job shares, in the order in which they are safe. */

/** No mains, no charge, no static: safe to reach in (P1, P2; corrections 22). */
export const MAKE_SAFE: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-mains' },
  { kind: 'press-power' },
  { kind: 'wear-strap' },
];

export const OPEN_CASE: readonly LabCommand[] = [{ kind: 'lift-part', target: 'side-panel' }];

export const CLOSE_CASE: readonly LabCommand[] = [
  { kind: 'place-part', target: 'side-panel', socket: 'frame-side-panel' },
  { kind: 'seat-part', target: 'side-panel', end: 'edge' },
];

/** Strap off before mains (P16), then the lead. */
export const CONNECT: readonly LabCommand[] = [
  { kind: 'unclip-strap' },
  { kind: 'plug-cable', target: 'cable-mains' },
];

export const TO_DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };

/** On, a moment for the self-test, and as far as it gets. */
export const START: readonly LabCommand[] = [
  { kind: 'press-power' },
  { kind: 'wait', seconds: 30 },
  TO_DESKTOP,
];

/** The same with memory that has not been trained yet. */
export const TRAIN: readonly LabCommand[] = [
  { kind: 'press-power' },
  { kind: 'wait', seconds: 120 },
  TO_DESKTOP,
];

/** What the firmware lists proves that all the memory answers. */
export const READ_MEMORY: LabCommand = { kind: 'open-page', page: 'firmware-memory' };

/** Off with the button, so that nothing is pulled out of a running machine. */
export const SWITCH_OFF: readonly LabCommand[] = [{ kind: 'press-power' }];

/** Temperatures, speeds and rails of a machine that runs. */
export const READ_SENSORS: LabCommand = { kind: 'open-page', page: 'firmware-sensors' };

/** Does nothing but wait until a program in the background is through. */
export function waitFor(program: Program): readonly LabCommand[] {
  const waits = Math.ceil(PROGRAM_S[program] / LONGEST_WAIT_S);
  return Array.from({ length: waits }, () => ({ kind: 'wait', seconds: PROGRAM_S[program] / waits }));
}

/** A program of the desktop, to its end. */
export function runThrough(program: Program): readonly LabCommand[] {
  return [{ kind: 'run-program', program }, ...waitFor(program)];
}

/** Ten minutes at full load, in the background. */
export const LOAD_TEST: readonly LabCommand[] = runThrough('load-test');

/** Half an hour of it. */
export const SOAK_TEST: readonly LabCommand[] = runThrough('soak-test');

/** Puts the boot stick in, or takes it out. */
const MOVE_STICK: LabCommand = { kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT };

/** With the boot stick in, which does not stay there. */
export function withStick(...commands: readonly LabCommand[]): readonly LabCommand[] {
  return [MOVE_STICK, ...commands, MOVE_STICK];
}

/** Programs of the boot stick, one after the other: from the firmware's boot page and without the installed system. */
export function fromStick(...programs: readonly Program[]): readonly LabCommand[] {
  return withStick({ kind: 'open-page', page: 'firmware-boot' }, ...programs.flatMap(runThrough));
}

/** One pass over all the memory. */
export const MEMTEST: readonly LabCommand[] = fromStick('memtest');

export function inspect(...targets: readonly string[]): readonly LabCommand[] {
  return targets.map((target) => ({ kind: 'inspect', target }));
}

export function ask(...questions: readonly string[]): readonly LabCommand[] {
  return questions.map((question) => ({ kind: 'ask-customer', question }));
}

/** Out and in again until it clicks. */
export function replug(end: string): readonly LabCommand[] {
  return [
    { kind: 'unplug-cable', target: end },
    { kind: 'plug-cable', target: end },
  ];
}

/** A part with all that holds it. */
export interface Mounting {
  readonly socket: string;
  readonly ends: readonly string[];
  readonly cables: readonly string[];
  readonly latches: readonly string[];
  readonly screws: readonly string[];
}

export function takeOut(part: string, { cables, latches, screws }: Mounting): readonly LabCommand[] {
  return [
    ...cables.map((target): LabCommand => ({ kind: 'unplug-cable', target })),
    ...screws.map((target): LabCommand => ({ kind: 'loosen-screw', target })),
    ...latches.map((target): LabCommand => ({ kind: 'press-latch', target })),
    { kind: 'lift-part', target: part },
  ];
}

export function putIn(part: string, { socket, ends, cables, screws }: Mounting): readonly LabCommand[] {
  return [
    { kind: 'place-part', target: part, socket },
    ...ends.map((end): LabCommand => ({ kind: 'seat-part', target: part, end })),
    ...screws.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
    ...cables.map((target): LabCommand => ({ kind: 'plug-cable', target })),
  ];
}
