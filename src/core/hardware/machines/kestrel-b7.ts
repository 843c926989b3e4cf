import type { FastenerSpec, KestrelSpec, LatchSpec, PartSpec, SocketSpec } from '../catalogue.ts';
import type { KestrelFastener, KestrelLatch } from './kestrel-b7-ids.ts';

/**
 * Kestrel B7, retail ATX tower (hardware-lab.md 2.1 and 2.2): DDR5 UDIMM x4, LGA-type socket with lever, ATX 3.x supply.
 * The processor of this variant has no graphics of its own (corrections 23), so a picture needs the card.
 */
const BASE = { blockedBy: [], fasteners: [], cables: [], removable: true } as const;
const FIXED = { ...BASE, ends: ['edge'], removable: false } as const;

function memory<Id extends string>(id: Id, socket: string): PartSpec & { readonly id: Id } {
  return {
    ...BASE,
    id,
    kind: 'dimm',
    model: 'Voltaic DDR5-5600 16 GB',
    socket,
    ends: ['top', 'bottom'],
    capacity: 16_384,
  };
}

function fan<Id extends string>(id: Id): PartSpec & { readonly id: Id } {
  return { ...FIXED, id, kind: 'fan', model: 'Borea 120', socket: `mount-${id}` };
}

function memorySlot(id: string, channel: 'A' | 'B'): SocketSpec {
  const letter = id.slice('slot-'.length);
  return {
    id,
    accepts: 'dimm',
    latches: [`latch-${letter}-top`, `latch-${letter}-bottom`],
    inside: true,
    channel,
  };
}

function inside(id: string, accepts: SocketSpec['accepts'], latches: readonly string[] = []): SocketSpec {
  return { id, accepts, latches, inside: true };
}

function ejector(id: KestrelLatch): LatchSpec {
  const [, letter = '', end = ''] = id.split('-');
  return { id, socket: `slot-${letter}`, end, action: 'ejector' };
}

function screw(id: KestrelFastener, part: string, tool: FastenerSpec['tool']): FastenerSpec {
  return { id, part, tool };
}

export const KESTREL_B7: KestrelSpec = {
  id: 'kestrel-b7',
  firmware: 'KESTREL B7  UEFI 1.60',
  parts: {
    case: { ...FIXED, id: 'case', kind: 'case', model: 'Kestrel B7 case', socket: null, ends: [] },
    'side-panel': {
      ...BASE,
      id: 'side-panel',
      kind: 'side-panel',
      model: 'Kestrel B7 side panel',
      socket: 'frame-side-panel',
      ends: ['edge'],
    },
    motherboard: {
      ...FIXED,
      id: 'motherboard',
      kind: 'motherboard',
      model: 'Kestrel B7 DDR5 ATX',
      socket: null,
      ends: [],
    },
    cpu: {
      ...BASE,
      id: 'cpu',
      kind: 'cpu',
      model: 'Ardent A7-7600',
      socket: 'socket-cpu',
      ends: ['edge'],
      blockedBy: ['cpu-cooler'],
    },
    'cpu-cooler': {
      ...BASE,
      id: 'cpu-cooler',
      kind: 'cpu-cooler',
      model: 'Firnluft 120',
      socket: 'mount-cooler',
      ends: ['edge'],
      fasteners: ['screw-cooler-1', 'screw-cooler-2', 'screw-cooler-3', 'screw-cooler-4'],
    },
    'dimm-a1': memory('dimm-a1', 'slot-a1'),
    'dimm-a2': memory('dimm-a2', 'slot-a2'),
    'dimm-b1': memory('dimm-b1', 'slot-b1'),
    'dimm-b2': memory('dimm-b2', 'slot-b2'),
    gpu: {
      ...BASE,
      id: 'gpu',
      kind: 'gpu',
      model: 'Pyrrha RX 760',
      socket: 'slot-x16',
      ends: ['edge'],
      fasteners: ['screw-gpu-1', 'screw-gpu-2'],
      cables: ['cable-pcie', 'cable-monitor'],
    },
    psu: { ...FIXED, id: 'psu', kind: 'psu', model: 'Helia 750G', socket: 'bay-psu' },
    'ssd-m2-1': {
      ...BASE,
      id: 'ssd-m2-1',
      kind: 'ssd-m2',
      model: 'Swiftline S5 1 TB',
      socket: 'slot-m2-1',
      ends: ['edge'],
      fasteners: ['screw-m2-1'],
      capacity: 1000,
    },
    'ssd-sata': {
      ...BASE,
      id: 'ssd-sata',
      kind: 'ssd-sata',
      model: 'Swiftline D2 500 GB',
      socket: 'bay-ssd',
      ends: ['edge'],
      cables: ['cable-sata-power', 'cable-sata-data'],
      capacity: 500,
    },
    'fan-front-1': fan('fan-front-1'),
    'fan-front-2': fan('fan-front-2'),
    'fan-front-3': fan('fan-front-3'),
    'fan-rear': fan('fan-rear'),
    monitor: { ...FIXED, id: 'monitor', kind: 'monitor', model: 'Panora 24', socket: null, ends: [] },
  },
  sockets: {
    'slot-a1': memorySlot('slot-a1', 'A'),
    'slot-a2': memorySlot('slot-a2', 'A'),
    'slot-b1': memorySlot('slot-b1', 'B'),
    'slot-b2': memorySlot('slot-b2', 'B'),
    'socket-cpu': inside('socket-cpu', 'cpu', ['lever-cpu']),
    'mount-cooler': inside('mount-cooler', 'cpu-cooler'),
    'slot-x16': inside('slot-x16', 'gpu', ['latch-x16']),
    'slot-m2-1': inside('slot-m2-1', 'ssd-m2'),
    'bay-ssd': inside('bay-ssd', 'ssd-sata'),
    'bay-psu': inside('bay-psu', 'psu'),
    'mount-fan-front-1': inside('mount-fan-front-1', 'fan'),
    'mount-fan-front-2': inside('mount-fan-front-2', 'fan'),
    'mount-fan-front-3': inside('mount-fan-front-3', 'fan'),
    'mount-fan-rear': inside('mount-fan-rear', 'fan'),
    'frame-side-panel': { id: 'frame-side-panel', accepts: 'side-panel', latches: [], inside: false },
  },
  latches: {
    'latch-a1-top': ejector('latch-a1-top'),
    'latch-a1-bottom': ejector('latch-a1-bottom'),
    'latch-a2-top': ejector('latch-a2-top'),
    'latch-a2-bottom': ejector('latch-a2-bottom'),
    'latch-b1-top': ejector('latch-b1-top'),
    'latch-b1-bottom': ejector('latch-b1-bottom'),
    'latch-b2-top': ejector('latch-b2-top'),
    'latch-b2-bottom': ejector('latch-b2-bottom'),
    'latch-x16': { id: 'latch-x16', socket: 'slot-x16', end: 'edge', action: 'hook' },
    'lever-cpu': { id: 'lever-cpu', socket: 'socket-cpu', end: 'edge', action: 'lever' },
  },
  fasteners: {
    'screw-cooler-1': screw('screw-cooler-1', 'cpu-cooler', 'ph2'),
    'screw-cooler-2': screw('screw-cooler-2', 'cpu-cooler', 'ph2'),
    'screw-cooler-3': screw('screw-cooler-3', 'cpu-cooler', 'ph2'),
    'screw-cooler-4': screw('screw-cooler-4', 'cpu-cooler', 'ph2'),
    'screw-gpu-1': screw('screw-gpu-1', 'gpu', 'ph2'),
    'screw-gpu-2': screw('screw-gpu-2', 'gpu', 'ph2'),
    'screw-m2-1': screw('screw-m2-1', 'ssd-m2-1', 'ph1'),
  },
  cables: {
    'cable-atx24': { id: 'cable-atx24', use: 'power' },
    'cable-eps': { id: 'cable-eps', use: 'power' },
    'cable-pcie': { id: 'cable-pcie', use: 'power' },
    'cable-sata-power': { id: 'cable-sata-power', use: 'power' },
    'cable-sata-data': { id: 'cable-sata-data', use: 'signal' },
    'cable-front-panel': { id: 'cable-front-panel', use: 'signal' },
    'cable-monitor': { id: 'cable-monitor', use: 'video' },
    'cable-mains': { id: 'cable-mains', use: 'mains' },
  },
  leds: [
    { id: 'led-cpu', colour: 'red' },
    { id: 'led-dram', colour: 'yellow' },
    { id: 'led-vga', colour: 'white' },
    { id: 'led-boot', colour: 'green' },
    { id: 'led-standby', colour: 'green' },
    { id: 'led-power', colour: 'white' },
    { id: 'led-monitor', colour: 'blue' },
  ],
};
