import type { PartKind } from '../model/view.ts';
import type { Page, Tool } from '../model/vocabulary.ts';

/**
 * Simulated technician time, in seconds, of actions shared by several commands (hardware-lab.md 2.5: internal inspection
 * 1 min, reading the POST code 0.5 min, reseating a module 2 min in five commands, a connector 1 min in two).
 */
export const SECONDS = {
  look: 30,
  /** Lifting a part out or placing it in its socket. */
  movePart: 30,
  /** Pushing one end of a part home. */
  pushEnd: 15,
  screw: 20,
  cable: 30,
  powerButton: 15,
  supplySwitch: 5,
  reading: 60,
  question: 60,
  assetRecord: 30,
} as const;

/** Placing a large part includes the work on everything attached to it (swap test: board 45 min, CPU 15, PSU 12). */
export const PLACE_SECONDS: Readonly<Partial<Record<PartKind, number>>> = {
  motherboard: 1800,
  cpu: 240,
  psu: 240,
  gpu: 90,
};

export const TOOL_SECONDS: Readonly<Record<Tool, number>> = {
  'psu-tester': 180,
  'ps-on-jumper': 60,
  'post-card': 60,
  'loopback-plug': 60,
  'cable-tester': 120,
  flashlight: 30,
  magnifier: 30,
  'screwdriver-short': 30,
  'jumper-cap': 60,
  'thermal-camera': 60,
  scope: 120,
  'ipa-wipe': 180,
  'compressed-air': 360,
  'thermal-paste': 60,
  'peel-film': 60,
  'straighten-contacts': 600,
  'boot-stick': 15,
  'firmware-stick': 300,
  'wrong-firmware-stick': 300,
  photo: 15,
  tug: 15,
};

const PAGE_SECONDS: Readonly<Partial<Record<Page, number>>> = {
  desktop: 30,
  'drive-health': 90,
  'event-log': 120,
  'sensor-log': 180,
};
const ANY_PAGE_SECONDS = 60;

export function pageSeconds(page: Page): number {
  return PAGE_SECONDS[page] ?? ANY_PAGE_SECONDS;
}
