import type { MachineView } from '../../../core/hardware/view.ts';

/** One branch of the outline: a heading and the things under it, in the order a technician would name them. */
export interface OutlineGroup {
  /** Key under `lab:outline`. */
  readonly id: 'memory' | 'board' | 'case' | 'cables' | 'power';
  readonly targets: readonly OutlineNode[];
}

/** A thing and what belongs to it: a slot with its latches, a card with its screws. */
interface OutlineNode {
  readonly target: string;
  readonly children: readonly string[];
}

const leaf = (target: string): OutlineNode => ({ target, children: [] });

function withFixings(view: MachineView, partId: string): OutlineNode {
  const socket = view.parts[partId]?.socket;
  const latches = Object.values(view.latches).filter((latch) => latch.socket === socket);
  const screws = Object.values(view.fasteners).filter((screw) => screw.part === partId);
  return { target: partId, children: [...latches, ...screws].map(({ id }) => id) };
}

/** A memory slot: the module in it, if any, and its two latches. */
function memorySlot(view: MachineView, socketId: string): OutlineNode {
  const holds = view.sockets[socketId]?.holds;
  const latches = Object.values(view.latches).filter((latch) => latch.socket === socketId);
  return { target: socketId, children: [...(holds == null ? [] : [holds]), ...latches.map(({ id }) => id)] };
}

/** The whole machine as a tree; every part, latch, screw, cable and control of the view is in it exactly once. */
export function outlineOf(view: MachineView): readonly OutlineGroup[] {
  const parts = Object.values(view.parts);
  const slots = Object.values(view.sockets).filter((socket) => socket.accepts === 'dimm');
  const looseMemory = parts.filter((part) => part.kind === 'dimm' && part.socket === null);
  const onBoard = parts.filter((part) =>
    ['motherboard', 'cpu-cooler', 'cpu', 'gpu', 'ssd-m2'].includes(part.kind),
  );
  const inCase = parts.filter((part) =>
    ['case', 'side-panel', 'ssd-sata', 'fan', 'monitor'].includes(part.kind),
  );
  const idleLatches = Object.values(view.latches).filter((latch) => {
    const socket = view.sockets[latch.socket];
    return socket !== undefined && socket.accepts !== 'dimm' && socket.holds === null;
  });
  return [
    {
      id: 'memory',
      targets: [...slots.map(({ id }) => memorySlot(view, id)), ...looseMemory.map(({ id }) => leaf(id))],
    },
    {
      id: 'power',
      targets: [leaf('debug-leds'), leaf('esd-strap'), leaf('power-button'), leaf('psu-switch'), leaf('psu')],
    },
    { id: 'cables', targets: Object.keys(view.cables).map(leaf) },
    {
      id: 'board',
      targets: [...onBoard.map(({ id }) => withFixings(view, id)), ...idleLatches.map(({ id }) => leaf(id))],
    },
    { id: 'case', targets: inCase.map(({ id }) => withFixings(view, id)) },
  ];
}
