import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import { coversOf } from '../../../../core/hardware/machines/places.ts';
import type { CableView, LabView } from '../../../../core/hardware/model/view.ts';

/*
 * Covered parts are drawn as the data sheet lists them, so that the machine does not look empty through the glass or
 * while the panel comes off. Nothing here depends on the actual hidden state.
 */

/** Whether a socket is covered, by the side panel or the cooler. */
function isCovered({ model, sidePanel, sockets, parts }: LabView, socket: string): boolean {
  if (sockets[socket] !== undefined) return false;
  return sidePanel === 'on' || coversOf(model, socket).some((id) => parts[id]?.socket != null);
}

/** Whether this model ships with the part in a covered socket. */
function isOnSheet(view: LabView, part: string): boolean {
  const spec = findMachine(view.model);
  const home = spec.parts[part]?.socket ?? null;
  return home !== null && isCovered(view, home) && spec.standard.parts.includes(part);
}

/** Whether a part is drawn in a socket, by the view or by the data sheet. */
export function isDrawnIn(view: LabView, part: string): boolean {
  const seen = view.parts[part];
  return seen === undefined ? isOnSheet(view, part) : seen.placement !== 'removed';
}

/**
 * Whether a part, screw or latch that the view does not list is still drawn: it is covered, or a screw not used in
 * this job (the demo's view lists only what it needs).
 */
export function isDrawnUnlisted(view: LabView, id: string): boolean {
  const { latches, fasteners } = findMachine(view.model);
  const fastener = fasteners[id];
  if (fastener !== undefined) return view.fasteners[id] === undefined && isDrawnIn(view, fastener.part);
  const latch = latches[id];
  return latch === undefined ? isOnSheet(view, id) : view.sidePanel === 'on' || isCovered(view, latch.socket);
}

/** The visible cable, or else the factory wiring; null if there is none. */
export function drawnCable(view: LabView, id: string): Pick<CableView, 'ends'> | null {
  const seen = view.cables[id];
  if (seen !== undefined) return seen;
  const { cables, connectors, standard } = findMachine(view.model);
  const ends = cables[id]?.ends;
  if (ends === undefined || view.sidePanel === 'off' || !standard.cables.includes(id)) return null;
  if (!ends.every(({ home }) => isDrawnIn(view, connectors[home]?.host ?? ''))) return null;
  return { ends: ends.map((end) => ({ id: end.id, plug: 'latched' as const, connector: end.home })) };
}
