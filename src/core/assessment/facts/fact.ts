import type { ObjectiveId } from '../objectives/catalogue.ts';

/** Sections of the simulation manual that facts are taken from; a test finds each of them there. */
export const MANUAL_SECTIONS = [
  'post-codes',
  'debug-leds',
  'beeps',
  'memory-training',
  'harrow-parts',
  'harrow-blinks',
  'harrow-settings',
  'brant-parts',
  'brant-beeps',
  'parts',
  'connectors',
  'power-pins',
  'front-panel',
  'seat-memory',
  'which-slots',
  'card-and-drive',
  'building',
  'laptop',
  'meter',
  'other-tools',
  'off-is-not-dead',
  'never',
  'esd',
  'before-writing',
  'health',
  'modes-and-lanes',
  'method',
  'cheap-looks',
  'likely',
  'no-picture',
  'priority',
  'clocks',
  'states',
  'handing-over',
  'levels',
  'proves-nothing',
  'first-quarter-hour',
  'privacy',
  'four-troubles',
  'changing-an-account',
  'cloud',
  'devices',
  'five-questions',
  'what-answers-mean',
  'commands',
  'consent',
  'windows-tools',
  'careful-order',
  'first-reply',
  'questions',
  'hard-calls',
] as const;
type ManualSection = (typeof MANUAL_SECTIONS)[number];

/** What other facts are taken from: specifications, registers, and the practice of the trade. */
export const OUTSIDE_SOURCES = [
  'atx',
  'atx-psu',
  'pcie',
  'fan',
  'sata',
  'm2',
  'jedec',
  'usb',
  'video',
  'raid',
  'backup',
  'iana',
  'rfc1918',
  'ip',
  'ethernet',
  'wifi',
  'windows-docs',
  'linux',
  'printing',
  'malware',
  'disposal',
  'change',
] as const;

export type FactSource = ManualSection | (typeof OUTSIDE_SOURCES)[number];

/** What facts are about, as a card's heading says it. */
export const FACT_TOPICS = [
  'post',
  'power',
  'memory',
  'storage',
  'boards',
  'picture',
  'cables',
  'safety',
  'method',
  'network',
  'ports',
  'addresses',
  'wireless',
  'windows',
  'commands',
  'systems',
  'identity',
  'access',
  'accounts',
  'devices',
  'printing',
  'priority',
  'clocks',
  'records',
  'security',
  'people',
  'scripts',
] as const;
type FactTopic = (typeof FACT_TOPICS)[number];

/** A fact as its list holds it: topic, source, and the objectives that it belongs to. */
export type FactRow = readonly [FactTopic, FactSource, ObjectiveId, ...ObjectiveId[]];

/** The section of the simulation manual that a source is; null for a source outside it. */
export function manualSectionOf(source: FactSource): ManualSection | null {
  return MANUAL_SECTIONS.find((section) => section === source) ?? null;
}
