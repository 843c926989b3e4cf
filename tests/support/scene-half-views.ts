import type { CableView, LabView, MachineModelId, PartView } from '../../src/core/hardware/model/view.ts';
import { machineAtRest, table } from './scene-views.ts';

/** Views of machines in which things are not as they should be, from the catalogue alone. */

/** How what can lie askew does so. */
const STANCES: Partial<Record<PartView['kind'], PartView['stance']>> = {
  'ssd-m2': 'sprung',
  'cmos-cell': 'face-down',
};

/** Every plug and every part of a machine at rest put where it belongs and not pushed home, drives and cells askew. */
export function machineHalfIn(model: MachineModelId = 'kestrel-b7'): LabView {
  const rest = machineAtRest(model);
  const plug = 'partial' as const;
  const up = (part: PartView): PartView => ({
    ...part,
    placement: 'loose',
    seating: Object.fromEntries(Object.keys(part.seating).map((end) => [end, 'up' as const])),
    stance: STANCES[part.kind] ?? 'straight',
  });
  const halfIn = (cable: CableView): CableView =>
    cable.plug === 'none' ? cable : { ...cable, plug, ends: cable.ends.map((end) => ({ ...end, plug })) };
  return {
    ...rest,
    parts: table(Object.values(rest.parts).map((part) => (part.kind === 'side-panel' ? part : up(part)))),
    cables: table(Object.values(rest.cables).map(halfIn)),
  };
}

/** A machine whose drives in M.2 sockets have lost their screws, and whose cells lie with their plus side down. */
export function machineWithScrewsOut(model: MachineModelId = 'kestrel-b7'): LabView {
  const rest = machineAtRest(model);
  return {
    ...rest,
    parts: table(
      Object.values(rest.parts).map((part) => ({ ...part, stance: STANCES[part.kind] ?? 'straight' })),
    ),
    fasteners: table(
      Object.values(rest.fasteners).map((screw) =>
        rest.parts[screw.part]?.kind === 'ssd-m2' ? { ...screw, state: 'out' as const } : screw,
      ),
    ),
  };
}
