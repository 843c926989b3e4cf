import { Matrix4, Vector3 } from 'three';
import type { LabView, PartView } from '../../../../core/hardware/model/view.ts';
import { goalOf, isSeated } from '../camera/goals.ts';
import { placementOf } from '../camera/poses.ts';
import type { Connector, EndState, PlugPlace } from '../catalogue/cables.ts';
import { movesWithBoard } from '../catalogue/moves-with-board.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { carried, placed } from '../kit/placement.ts';
import type { Vec3 } from '../kit/vectors.ts';

/** The board that other parts are mounted on: the one in the tray, or the machine's own beside the case. */
export function boardInUse(view: LabView): string {
  const boards = Object.values(view.parts).filter(({ kind }) => kind === 'motherboard');
  return boards.find(({ placement }) => placement !== 'removed')?.id ?? 'motherboard';
}

/** The final offset of a body from its seat; null while seated. */
function movedFromSeat(machine: SceneMachine, view: LabView, id: string): Matrix4 | null {
  const body = machine.bodies.find((candidate) => candidate.id === id);
  if (!body) return null;
  const goal = goalOf(body, view, machine);
  const board = movesWithBoard(view.model, id) ? boardMoved(machine, view) : null;
  if (isSeated(goal)) return board;
  const { position, rotation } = placementOf(body, goal, machine.removals[id], board);
  return new Matrix4()
    .compose(position, rotation, new Vector3(1, 1, 1))
    .multiply(placed([...body.home.at], [...body.home.turn]).invert());
}

/** The board's offset from the tray; null while seated. */
const boardMoved = (machine: SceneMachine, view: LabView): Matrix4 | null =>
  movedFromSeat(machine, view, boardInUse(view));

/** The state of a cable's end, and its connector's current position. */
export function endNow(
  machine: SceneMachine,
  view: LabView,
  { plug, connector: id }: Pick<EndState, 'plug' | 'connector'>,
): EndState {
  const connector = plug === 'none' ? undefined : machine.connectors[id ?? ''];
  const now = connector && connectorNow(machine, view, connector);
  return { plug, connector: id, ...(now && now !== connector ? { place: now.place } : {}) };
}

/**
 * A connector's current position: it moves with the part that carries it, and is taken over by a replacement of the
 * same kind.
 */
export function connectorNow(machine: SceneMachine, view: LabView, connector: Connector): Connector {
  const host = view.parts[connector.on];
  const isReplaced = host?.placement === 'removed' && hasSuccessor(view, host);
  const moved = isReplaced ? null : movedFromSeat(machine, view, connector.on);
  return moved ? { ...connector, place: placeMoved(connector.place, moved) } : connector;
}

const hasSuccessor = (view: LabView, { id, model }: PartView): boolean =>
  Object.values(view.parts).some(
    (part) => part.id !== id && part.model === model && part.placement !== 'removed',
  );

function placeMoved({ face, out, across, stack }: PlugPlace, by: Matrix4): PlugPlace {
  const turn = new Matrix4().extractRotation(by);
  const turned = (direction: Vec3): Vec3 => carried(turn, direction);
  return { face: carried(by, face), out: turned(out), across: turned(across), stack: turned(stack) };
}
