import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { coversOf } from '../../../../core/hardware/machines/places.ts';
import type { CableView, LabView } from '../../../../core/hardware/model/view.ts';

/*
 * What nobody can see is drawn as the data sheet has it: through the glass, and at the moment the panel comes off, a
 * machine is not empty. Nothing here depends on how this one really is.
 */

/** A place that is out of sight: behind the side panel, or under the cooler. */
function isCovered({ model, sidePanel, sockets, parts }: LabView, socket: string): boolean {
  if (sockets[socket] !== undefined) return false;
  return sidePanel === 'on' || coversOf(model, socket).some((id) => parts[id]?.socket != null);
}

/** A part that this model ships with, whose place is out of sight. */
function isOnSheet(view: LabView, part: string): boolean {
  const spec = findMachine(view.model);
  const home = spec.parts[part]?.socket ?? null;
  return home !== null && isCovered(view, home) && spec.standard.parts.includes(part);
}

/** A part is drawn in a socket: the view says so, or the data sheet. */
export function isDrawnIn(view: LabView, part: string): boolean {
  const seen = view.parts[part];
  return seen === undefined ? isOnSheet(view, part) : seen.placement !== 'removed';
}

/**
 * A part, screw or latch that the view does not name, and that is drawn in its place all the same: it is out of sight, or
 * a screw that nobody turns in this job (the demo has no more than it needs).
 */
export function standsUnseen(view: LabView, id: string): boolean {
  const { latches, fasteners } = findMachine(view.model);
  const fastener = fasteners[id];
  if (fastener !== undefined) return view.fasteners[id] === undefined && isDrawnIn(view, fastener.part);
  const latch = latches[id];
  return latch === undefined ? isOnSheet(view, id) : view.sidePanel === 'on' || isCovered(view, latch.socket);
}

/** A cable as it can be seen, or else as the machine was wired when it was built; null where there is none. */
export function drawnCable(view: LabView, id: string): Pick<CableView, 'ends'> | null {
  const seen = view.cables[id];
  if (seen !== undefined) return seen;
  const { cables, connectors, standard } = findMachine(view.model);
  const ends = cables[id]?.ends;
  if (ends === undefined || view.sidePanel === 'off' || !standard.cables.includes(id)) return null;
  if (!ends.every(({ home }) => isDrawnIn(view, connectors[home]?.host ?? ''))) return null;
  return { ends: ends.map((end) => ({ id: end.id, plug: 'latched' as const, connector: end.home })) };
}
