import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import type { CableView, LabView, PartKind } from '../../../../core/hardware/model/view.ts';
import { isKnown } from '../../../../core/hardware/projection/looked-at.ts';

/** A group of the outline: a heading and its things in a technician's order. */
export interface OutlineGroup {
  /** Key under `lab:outline`. */
  readonly id: 'memory' | 'board' | 'case' | 'cables' | 'connectors' | 'power' | 'lights' | 'bench';
  readonly targets: readonly OutlineNode[];
}

/** A thing and its parts: a slot with its latches, a card with its screws. */
interface OutlineNode {
  readonly target: string;
  readonly children: readonly string[];
}

const leaf = (target: string): OutlineNode => ({ target, children: [] });

function withFixings(view: LabView, partId: string): OutlineNode {
  const socket = view.parts[partId]?.socket;
  const latches = Object.values(view.latches).filter((latch) => latch.socket === socket);
  const screws = Object.values(view.fasteners).filter((screw) => screw.part === partId);
  return { target: partId, children: [...latches, ...screws].map(({ id }) => id) };
}

/** A memory slot with its two latches, and its module once that was inspected. */
function memorySlot(view: LabView, socketId: string): OutlineNode {
  const holds = isKnown(view, socketId) ? view.sockets[socketId]?.holds : null;
  const latches = Object.values(view.latches).filter((latch) => latch.socket === socketId);
  return { target: socketId, children: [...(holds == null ? [] : [holds]), ...latches.map(({ id }) => id)] };
}

/** Modules in slots not yet inspected: their presence is visible, their slot is not. */
function unplacedModules(view: LabView): readonly string[] {
  return Object.values(view.parts)
    .filter(({ kind, socket }) => kind === 'dimm' && socket !== null && !isKnown(view, socket))
    .map(({ id }) => id);
}

/** A cable with its plugs. */
function plugsOf({ id, ends }: CableView): OutlineNode {
  return { target: id, children: ends.map((end) => end.id).filter((end) => end !== id) };
}

const ON_BOARD: ReadonlySet<PartKind> = new Set([
  'motherboard',
  'cpu-cooler',
  'cpu',
  'gpu',
  'ssd-m2',
  'cmos-cell',
]);
/** Targets that have tools of their own instead of actions. */
const NOT_HANDLED: ReadonlySet<string> = new Set(['customer']);

/**
 * The machine as a tree; contains each part, latch, screw, plug, connector, LED and control of the view exactly
 * once.
 */
export function outlineOf(view: LabView): readonly OutlineGroup[] {
  const spec = findMachine(view.model);
  const parts = Object.values(view.parts);
  const slots = Object.values(view.sockets).filter((socket) => socket.accepts === 'dimm');
  const fitted = parts.filter(
    ({ kind, socket }) => kind !== 'dimm' && (socket !== null || standsAlone(kind)),
  );
  const loose = parts.filter(({ kind, socket }) => socket === null && !standsAlone(kind));
  const onBoard = fitted.filter(({ kind }) => ON_BOARD.has(kind));
  const inCase = fitted.filter(({ kind }) => !ON_BOARD.has(kind) && kind !== 'psu');
  const supplies = fitted.filter(({ kind }) => kind === 'psu');
  const idleLatches = Object.values(view.latches).filter((latch) => {
    const socket = view.sockets[latch.socket];
    return socket !== undefined && socket.accepts !== 'dimm' && socket.holds === null;
  });
  const controls = spec.controls.filter((id) => !NOT_HANDLED.has(id));
  const groups: readonly OutlineGroup[] = [
    {
      id: 'memory',
      targets: [...slots.map(({ id }) => memorySlot(view, id)), ...unplacedModules(view).map(leaf)],
    },
    {
      id: 'power',
      targets: [...controls.map(leaf), ...supplies.map(({ id }) => withFixings(view, id))],
    },
    { id: 'lights', targets: Object.keys(view.leds).map(leaf) },
    { id: 'cables', targets: Object.values(view.cables).map(plugsOf) },
    {
      id: 'board',
      targets: [...onBoard.map(({ id }) => withFixings(view, id)), ...idleLatches.map(({ id }) => leaf(id))],
    },
    { id: 'case', targets: inCase.map(({ id }) => withFixings(view, id)) },
    { id: 'bench', targets: loose.map(({ id }) => leaf(id)) },
    { id: 'connectors', targets: Object.keys(view.connectors).map(leaf) },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}

/** All targets of the outline, in its order. */
export function outlineTargets(view: LabView): readonly string[] {
  return outlineOf(view).flatMap(({ targets }) =>
    targets.flatMap(({ target, children }) => [target, ...children]),
  );
}

function standsAlone(kind: PartKind): boolean {
  return kind === 'case';
}
