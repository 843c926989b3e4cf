/** Words that commands, views and state share. */

/** The Explore and Practice views may carry help (`tutor`); a testing view never does. */
export type LabMode = 'explore' | 'practice' | 'testing';

export const METER_FUNCTIONS = ['off', 'dcv', 'acv', 'ohm', 'continuity', 'dca'] as const;
export type MeterFunction = (typeof METER_FUNCTIONS)[number];

/** What the meter's knob offers, smallest first (V, ohm or A); `continuity` and `off` have the one range 0. */
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

/** Places where a camera stands close enough to make things out. */
export const LOOK_PLACES = ['memory', 'processor', 'card', 'board', 'drives', 'rear', 'outlet'] as const;
export type LookPlace = (typeof LOOK_PLACES)[number];

/** Pages of the firmware's own, which no system draws. */
const FIRMWARE_PAGES = [
  'firmware-main',
  'firmware-memory',
  'firmware-storage',
  'firmware-boot',
  'firmware-sensors',
  'firmware-power',
] as const;

/** What a screen can show. `summary` is what the self-test leaves; the others are opened. */
export const PAGES = [
  'summary',
  ...FIRMWARE_PAGES,
  'desktop',
  'event-log',
  'drive-health',
  'sensor-log',
  'device-info',
  'network',
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

/** A value as the instrument shows it, already rounded to its digits. `null` value: over range (`OL`). */
export interface Reading {
  readonly value: number | null;
  readonly unit: Unit;
}

/**
 * The work note: ids of what is said. Symptom, cause and prevention are choices of the job's list; evidence and
 * verification are ids of findings; action is a kind of command, part a command's target (null: none was needed, or none
 * was named). A string is empty where the writer left it open.
 */
export interface WorkNote {
  readonly symptom: string;
  readonly cause: string;
  readonly evidence: readonly string[];
  readonly action: string;
  readonly part: string | null;
  readonly verification: readonly string[];
  readonly prevention: string;
  /** The writer's own words, up to `LONGEST_WORDS` characters: kept with the run, judged by nobody. */
  readonly words?: string;
}

/** Half a page: what a work note may hold beside its fields, in characters. */
export const LONGEST_WORDS = 2000;
