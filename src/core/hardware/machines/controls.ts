import type { LookPlace, SwitchPosition } from '../model/vocabulary.ts';
import type { TargetPlace } from './target-place.ts';

/** A switch whose position is read off. */
interface SwitchSpec {
  readonly positions: readonly [SwitchPosition, SwitchPosition];
  /** Where a look around tells its position. */
  readonly seenFrom: LookPlace;
}

interface ControlSpec {
  readonly place: TargetPlace;
  readonly switch?: SwitchSpec;
  /** A push button that does one thing; the power button has a command of its own. */
  readonly isButton?: true;
  /** Two pins that a cap or a blade bridges. */
  readonly isJumper?: true;
  /** Asked with its own tool rather than handled. */
  readonly isPerson?: true;
}

/** Buttons, switches and tools beside parts; which of them a machine has is its own list. */
export const CONTROLS = {
  'power-button': { place: 'front' },
  'reset-button': { place: 'front', isButton: true },
  'psu-switch': { place: 'supply', switch: { positions: ['on', 'off'], seenFrom: 'rear' } },
  'mains-selector': { place: 'supply', switch: { positions: ['115', '230'], seenFrom: 'rear' } },
  'psu-test-button': { place: 'supply', isButton: true },
  'strip-switch': { place: 'outlet', switch: { positions: ['on', 'off'], seenFrom: 'outlet' } },
  'flashback-button': { place: 'ports', isButton: true },
  'debug-leds': { place: 'indicators' },
  'jumper-clear-cmos': { place: 'chipset', isJumper: true },
  'esd-strap': { place: 'strap' },
  'asset-label': { place: 'machine' },
  customer: { place: 'machine', isPerson: true },
} as const satisfies Readonly<Record<string, ControlSpec>>;

export type ControlId = keyof typeof CONTROLS;

/** What is said of a control; null for another name. */
export function findControl(id: string): ControlSpec | null {
  return Object.hasOwn(CONTROLS, id) ? CONTROLS[id as ControlId] : null;
}

/** Switches whose position is read off, whichever machine has them. */
export const SWITCHES: readonly ControlId[] = (Object.keys(CONTROLS) as ControlId[]).filter(
  (id) => findControl(id)?.switch !== undefined,
);
