/** Enumerations shared by commands, views and state. */

/** The mode of a run. Views of `explore` and `practice` contain help (`tutor`); a `testing` view never does. */
export type LabMode = 'explore' | 'practice' | 'testing';

export const METER_FUNCTIONS = ['off', 'dcv', 'acv', 'ohm', 'continuity', 'dca'] as const;
export type MeterFunction = (typeof METER_FUNCTIONS)[number];

/** Ranges of the meter's functions, smallest first (V, ohm or A); `continuity` and `off` have the single range 0. */
export const METER_RANGES: Readonly<Record<MeterFunction, readonly number[]>> = {
  off: [0],
  dcv: [2, 20, 200],
  acv: [200, 600],
  ohm: [200, 2000, 20_000],
  continuity: [0],
  dca: [10],
};

export type SwitchPosition = 'on' | 'off' | '115' | '230';

export const TOOLS = [
  'psu-tester',
  'ps-on-jumper',
  'post-card',
  'loopback-plug',
  'cable-tester',
  'flashlight',
  'magnifier',
  'screwdriver-short',
  'jumper-cap',
  'thermal-camera',
  'scope',
  'ipa-wipe',
  'compressed-air',
  'thermal-paste',
  'peel-film',
  'straighten-contacts',
  'boot-stick',
  'firmware-stick',
  'wrong-firmware-stick',
  'photo',
  'tug',
] as const;
export type Tool = (typeof TOOLS)[number];

/** Places from which the camera is close enough to recognize details. */
export const LOOK_PLACES = ['memory', 'processor', 'card', 'board', 'drives', 'rear', 'outlet'] as const;
export type LookPlace = (typeof LOOK_PLACES)[number];

/** Pages of the firmware itself, drawn without an operating system. */
const FIRMWARE_PAGES = [
  'firmware-main',
  'firmware-memory',
  'firmware-storage',
  'firmware-boot',
  'firmware-sensors',
  'firmware-power',
] as const;

/** Pages of the screen. `summary` is shown after the self-test; the others are opened by command. */
export const PAGES = [
  'summary',
  ...FIRMWARE_PAGES,
  'desktop',
  'event-log',
  'drive-health',
  'sensor-log',
  'device-info',
  'disk-management',
  'network',
  'ipconfig',
  'ping-loopback',
  'ping-gateway',
  'display',
  'files',
] as const;
export type Page = (typeof PAGES)[number];

export function isFirmwarePage(page: string): boolean {
  return FIRMWARE_PAGES.some((one) => one === page);
}

export const PROGRAMS = [
  'memtest',
  'load-test',
  'soak-test',
  'core-test',
  'copy-test',
  'save-test',
  'image-drive',
  'restore-data',
  'check-disk-repair',
  'format-drive',
  'bring-online',
  'assign-letter',
  'reinstall-system',
  'malware-scan',
  'driver-reinstall',
  'safe-start',
  'suspend-encryption',
  'enter-recovery-key',
  'update-firmware',
] as const;
export type Program = (typeof PROGRAMS)[number];

export type Unit = 'V' | 'ohm' | 'A' | 'C' | 'rpm' | 'mV' | 'ms' | 'Mbps' | 'MiB' | 'count' | 'h' | '%';

/** A value as the instrument displays it, rounded to its digits. A null value means over range (`OL`). */
export interface Reading {
  readonly value: number | null;
  readonly unit: Unit;
}

/**
 * The work note, as ids. Symptom, cause and prevention are choices of the job's lists; evidence and verification are ids of
 * findings; action is a kind of command; part is a command's target (null: none needed, or none named). A field that was not
 * filled in is an empty string.
 */
export interface WorkNote {
  readonly symptom: string;
  readonly cause: string;
  readonly evidence: readonly string[];
  readonly action: string;
  readonly part: string | null;
  readonly verification: readonly string[];
  readonly prevention: string;
  /** Free text of up to `LONGEST_WORDS` characters: stored with the run, never scored. */
  readonly words?: string;
}

/** A note cites only what makes the case: the most lines of the notebook as evidence, and as verification (score.md 4). */
export const MOST_EVIDENCE = 3;
export const MOST_VERIFICATION = 2;

/** Maximum length of a work note's free text in characters: half a page. */
export const LONGEST_WORDS = 2000;

/** Hint levels: where to look, what to measure, what it means (hardware-lab.md 2.1). */
export const HINT_LEVELS = [1, 2, 3] as const;
