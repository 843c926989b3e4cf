import type { Machine } from '../catalogue.ts';
import type { MachineState, PartState } from '../state.ts';

/** A machine as it left the factory, with the parts listed: everything home, closed, tight and plugged; no mains. */
export function assemble(spec: Machine, partIds: readonly string[]): MachineState {
  const parts: Record<string, PartState> = {};
  for (const id of partIds) {
    const part = spec.parts[id];
    if (part === undefined) continue;
    const ends = part.socket === null ? [] : part.ends;
    parts[id] = {
      socket: part.socket,
      ends: Object.fromEntries(ends.map((end) => [end, 'home' as const])),
      condition: 'sound',
    };
  }
  const every = <Value>(ids: Readonly<Record<string, unknown>>, value: Value): Record<string, Value> =>
    Object.fromEntries(Object.keys(ids).map((id) => [id, value]));
  const machine: MachineState = {
    model: spec.id,
    parts,
    latches: every(spec.latches, 'closed' as const),
    fasteners: every(spec.fasteners, 'tight' as const),
    plugs: { ...every(spec.cables, 'latched' as const), 'cable-mains': 'none' },
    psuSwitch: 'on',
    running: false,
    bootSeconds: 0,
    residual: 'drained',
    trainedLayout: '',
  };
  return machine;
}
