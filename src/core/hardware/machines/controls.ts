import type { LookPlace, SwitchPosition } from '../model/vocabulary.ts';
import type { TargetPlace } from './target-place.ts';

/** A switch whose position can be read. */
interface SwitchSpec {
  readonly positions: readonly [SwitchPosition, SwitchPosition];
  /** The place from which looking around shows its position. */
  readonly seenFrom: LookPlace;
}

interface ControlSpec {
  readonly place: TargetPlace;
  readonly switch?: SwitchSpec;
  /** A push button for `press-button`; the power button has its own command. */
  readonly isButton?: true;
  /** Two pins that a jumper cap or screwdriver can short. */
  readonly isJumper?: true;
  /** A person, who is asked questions. */
  readonly isPerson?: true;
}

/** Targets that are not parts; each machine lists those that it has. */
export const CONTROLS = {
  'power-button': { place: 'front' },
  'reset-button': { place: 'front', isButton: true },
  'psu-switch': { place: 'supply', switch: { positions: ['on', 'off'], seenFrom: 'rear' } },
  'mains-selector': { place: 'supply', switch: { positions: ['115', '230'], seenFrom: 'rear' } },
  'psu-test-button': { place: 'supply', isButton: true },
  'strip-switch': { place: 'outlet', switch: { positions: ['on', 'off'], seenFrom: 'outlet' } },
  'flashback-button': { place: 'ports', isButton: true },
  'monitor-power-button': { place: 'monitor', isButton: true },
  'monitor-menu-button': { place: 'monitor', isButton: true },
  'debug-leds': { place: 'indicators' },
  'jumper-clear-cmos': { place: 'chipset', isJumper: true },
  'esd-strap': { place: 'strap' },
  'asset-label': { place: 'machine' },
  customer: { place: 'machine', isPerson: true },
} as const satisfies Readonly<Record<string, ControlSpec>>;

export type ControlId = keyof typeof CONTROLS;

/** The specification of a control; null for any other name. */
export function findControl(id: string): ControlSpec | null {
  return Object.hasOwn(CONTROLS, id) ? CONTROLS[id as ControlId] : null;
}

/** Switches whose position is read off, whichever machine has them. */
export const SWITCHES: readonly ControlId[] = (Object.keys(CONTROLS) as ControlId[]).filter(
  (id) => findControl(id)?.switch !== undefined,
);
