import type { LabCommand } from '../../model/commands.ts';
import { type Mounting, takeOut } from '../procedures.ts';

/** What holds the supply of a Brant. */
export const BRANT_SUPPLY: Mounting = {
  socket: 'bay-psu',
  ends: ['edge'],
  cables: ['cable-atx24', 'cable-atx12v', 'cable-sata-power'],
  latches: [],
  screws: ['screw-psu-1', 'screw-psu-2', 'screw-psu-3', 'screw-psu-4'],
};

/** A new monitor from the shop in the place of the old one, on the same two leads. */
export const REPLACE_MONITOR: readonly LabCommand[] = [
  { kind: 'order-part', sku: 'monitor' },
  { kind: 'unplug-cable', target: 'cable-monitor-far' },
  { kind: 'unplug-cable', target: 'cable-monitor-mains' },
  { kind: 'lift-part', target: 'monitor' },
  { kind: 'place-part', target: 'spare-monitor', socket: 'desk-monitor' },
  { kind: 'seat-part', target: 'spare-monitor', end: 'edge' },
  { kind: 'plug-cable', target: 'cable-monitor-mains' },
  { kind: 'plug-cable', target: 'cable-monitor-far' },
];

/** A memory slot and its two latches: `a2` or `3`. */
export function memorySlot(name: string): Mounting {
  return {
    socket: `slot-${name}`,
    ends: ['top', 'bottom'],
    cables: [],
    latches: [`latch-${name}-top`, `latch-${name}-bottom`],
    screws: [],
  };
}

/** Opens the latches of an empty memory slot, so that a module can go in. */
export function openSlot(name: string): readonly LabCommand[] {
  return memorySlot(name).latches.map((target) => ({ kind: 'press-latch', target }));
}

/** Takes a module out of its slot and looks at the slot's contacts with a flashlight. */
export function lookInSlot(module: string, name: string): readonly LabCommand[] {
  return [
    ...takeOut(module, memorySlot(name)),
    { kind: 'use-tool', tool: 'flashlight', target: `slot-${name}` },
  ];
}

const KESTREL_COOLER_SCREWS = ['screw-cooler-1', 'screw-cooler-4', 'screw-cooler-2', 'screw-cooler-3'];

/** The air cooler of a Kestrel; its screws are turned crosswise. */
export const KESTREL_COOLER: Mounting = {
  socket: 'mount-cooler',
  ends: ['edge'],
  cables: ['cable-cpu-fan'],
  latches: [],
  screws: KESTREL_COOLER_SCREWS,
};

/** A liquid cooler: the radiator comes out with its hoses, one piece on four screws. */
export const KESTREL_LIQUID_COOLER: Mounting = {
  ...KESTREL_COOLER,
  cables: ['cable-pump-power', 'cable-pump-tach'],
};

/** An air cooler under two clips. */
export const HARROW_COOLER: Mounting = {
  ...KESTREL_COOLER,
  screws: [],
  levers: ['clip-cooler-1', 'clip-cooler-2'],
};

/** An air cooler on four push pins. */
export const BRANT_COOLER: Mounting = {
  ...HARROW_COOLER,
  levers: ['pin-cooler-1', 'pin-cooler-4', 'pin-cooler-2', 'pin-cooler-3'],
};

/** What holds the supply of a Kestrel. */
export const KESTREL_SUPPLY: Mounting = {
  ...BRANT_SUPPLY,
  cables: ['cable-atx24', 'cable-eps', 'cable-pcie', 'cable-sata-power', 'cable-sata-power-2'],
};

/** What holds the supply of a Harrow. */
export const HARROW_SUPPLY: Mounting = {
  ...BRANT_SUPPLY,
  cables: ['cable-atx24', 'cable-eps', 'cable-sata-power'],
};

/** What holds the supply of a Harrow with a graphics card. */
export const HARROW_SUPPLY_WITH_CARD: Mounting = {
  ...HARROW_SUPPLY,
  cables: [...HARROW_SUPPLY.cables, 'cable-pcie'],
};
