import { BOOT_STICK, STICK_PORT } from '../behaviour/boot-stick.ts';
import { PROGRAM_S } from '../behaviour/programs.ts';
import { type LabCommand, LONGEST_WAIT_S } from '../model/commands.ts';
import type { Program } from '../model/vocabulary.ts';

/** Sequences of commands that many expert plans share, in a safe order. */

/** Unplugs, discharges and wears the strap, so that it is safe to work inside (P1, P2; corrections 22). */
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

/** Takes the strap off (P16), then plugs mains in. */
export const CONNECT: readonly LabCommand[] = [
  { kind: 'unclip-strap' },
  { kind: 'plug-cable', target: 'cable-mains' },
];

export const TO_DESKTOP: LabCommand = { kind: 'open-page', page: 'desktop' };

/** Starts the machine, waits for the self-test and continues to the desktop. */
export const START: readonly LabCommand[] = [
  { kind: 'press-power' },
  { kind: 'wait', seconds: 30 },
  TO_DESKTOP,
];

/** As `START`, with time for memory training. */
export const TRAIN: readonly LabCommand[] = [
  { kind: 'press-power' },
  { kind: 'wait', seconds: 120 },
  TO_DESKTOP,
];

/** Opens the firmware's memory page, which proves that all memory works. */
export const READ_MEMORY: LabCommand = { kind: 'open-page', page: 'firmware-memory' };

/** Switches off with the button, before anything is removed. */
export const SWITCH_OFF: readonly LabCommand[] = [{ kind: 'press-power' }];

/** Opens the page with temperatures, fan speeds and rails. */
export const READ_SENSORS: LabCommand = { kind: 'open-page', page: 'firmware-sensors' };

/** Waits until a program in the background has ended. */
export function waitFor(program: Program): readonly LabCommand[] {
  const waits = Math.ceil(PROGRAM_S[program] / LONGEST_WAIT_S);
  return Array.from({ length: waits }, () => ({ kind: 'wait', seconds: PROGRAM_S[program] / waits }));
}

/** Runs a program to its end. */
export function runThrough(program: Program): readonly LabCommand[] {
  return [{ kind: 'run-program', program }, ...waitFor(program)];
}

/** Ten minutes at full load, in the background. */
export const LOAD_TEST: readonly LabCommand[] = runThrough('load-test');

/** Half an hour at full load. */
export const SOAK_TEST: readonly LabCommand[] = runThrough('soak-test');

/** Plugs the boot stick in, or unplugs it. */
const MOVE_STICK: LabCommand = { kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT };

/** Runs commands with the boot stick plugged in, and unplugs it afterwards. */
export function withStick(...commands: readonly LabCommand[]): readonly LabCommand[] {
  return [MOVE_STICK, ...commands, MOVE_STICK];
}

/** Runs programs of the boot stick one after the other, from the firmware's boot page. */
export function fromStick(...programs: readonly Program[]): readonly LabCommand[] {
  return withStick({ kind: 'open-page', page: 'firmware-boot' }, ...programs.flatMap(runThrough));
}

/** One pass of the memory test. */
export const MEMTEST: readonly LabCommand[] = fromStick('memtest');

export function inspect(...targets: readonly string[]): readonly LabCommand[] {
  return targets.map((target) => ({ kind: 'inspect', target }));
}

export function ask(...questions: readonly string[]): readonly LabCommand[] {
  return questions.map((question) => ({ kind: 'ask-customer', question }));
}

/** Unplugs an end and plugs it in again. */
export function replug(end: string): readonly LabCommand[] {
  return [
    { kind: 'unplug-cable', target: end },
    { kind: 'plug-cable', target: end },
  ];
}

/** A socket with everything that holds its part. */
export interface Mounting {
  readonly socket: string;
  readonly ends: readonly string[];
  readonly cables: readonly string[];
  readonly latches: readonly string[];
  /** Clips and levers, which do not close by themselves when the part is pushed home. */
  readonly levers?: readonly string[];
  readonly screws: readonly string[];
}

export function takeOut(part: string, mounting: Mounting): readonly LabCommand[] {
  const { cables, latches, levers = [], screws } = mounting;
  return [
    ...cables.map((target): LabCommand => ({ kind: 'unplug-cable', target })),
    ...screws.map((target): LabCommand => ({ kind: 'loosen-screw', target })),
    ...[...latches, ...levers].map((target): LabCommand => ({ kind: 'press-latch', target })),
    { kind: 'lift-part', target: part },
  ];
}

export function putIn(part: string, mounting: Mounting): readonly LabCommand[] {
  const { socket, ends, cables, levers = [], screws } = mounting;
  return [
    { kind: 'place-part', target: part, socket },
    ...ends.map((end): LabCommand => ({ kind: 'seat-part', target: part, end })),
    ...levers.map((target): LabCommand => ({ kind: 'close-latch', target })),
    ...screws.map((target): LabCommand => ({ kind: 'tighten-screw', target })),
    ...cables.map((target): LabCommand => ({ kind: 'plug-cable', target })),
  ];
}
