import type { LabView } from '../../../../core/hardware/model/view.ts';
import { isDrawnUnlisted } from '../bodies/data-sheet.ts';
import { heldPlace } from '../bodies/held-tools.ts';
import type { Body, BodyVariant, Pose } from '../catalogue/bodies.ts';
import { isHeldTool } from '../catalogue/held-tools.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';

/** The target position of a body, as numbers that can be eased. */
export interface BodyGoal {
  readonly visible: boolean;
  /** Its seat; a memory module can be in another slot than its original one. */
  readonly home: Pose;
  /** 0 in its seat, 1 on the bench. */
  readonly removal: number;
  /** How far the two ends of a part stand out of their seat, mm. */
  readonly liftTop: number;
  readonly liftBottom: number;
  /** Rotation of a latch, lever, rocker, sprung drive or cell about its axis, radians. */
  readonly angle: number;
  readonly variant: BodyVariant | null;
  readonly spinning: boolean;
}

/** How far an end of a part stands out when it is not fully seated. */
const PROUD_MM = 5;

/** Fully seated at both ends, whatever its rotation. */
export const isSeated = ({ removal, liftTop, liftBottom }: BodyGoal): boolean =>
  removal === 0 && liftTop === 0 && liftBottom === 0;

/** From state to pose, part 1: the view's state of one body as numbers. Pure, so it is tested without a browser. */
export function goalOf(
  body: Body,
  view: LabView,
  machine: Pick<SceneMachine, 'seats' | 'cables' | 'connectors'>,
): BodyGoal {
  const rest: BodyGoal = {
    visible: true,
    home: body.home,
    removal: 0,
    liftTop: 0,
    liftBottom: 0,
    angle: 0,
    variant: null,
    spinning: view.fans[body.id]?.spinning ?? false,
  };
  if (isHeldTool(body.id)) return { ...rest, ...heldPlace(body.id, body.home, view, machine) };
  const part = view.parts[body.id];
  if (part) {
    const up = (end: string) => (part.seating[end] === 'up' ? PROUD_MM : 0);
    const edge = up('edge');
    const away = part.placement === 'removed' || (part.kind === 'side-panel' && view.sidePanel === 'off');
    return {
      ...rest,
      home: (part.socket === null ? undefined : machine.seats[part.socket]) ?? body.home,
      removal: away ? 1 : 0,
      liftTop: up('top') + edge,
      liftBottom: up('bottom') + edge,
      angle: (part.stance === 'straight' ? 0 : body.hinge?.open) ?? 0,
    };
  }
  const latch = view.latches[body.id];
  if (latch)
    return { ...rest, angle: latch.position === 'open' ? (body.hinge?.open ?? 0) : (body.hinge?.shut ?? 0) };
  const fastener = view.fasteners[body.id];
  if (fastener) return { ...rest, removal: fastener.state === 'out' ? 1 : 0 };
  return { ...rest, ...controlGoal(body, view) };
}

function controlGoal({ id, target, hinge }: Body, view: LabView): Partial<BodyGoal> {
  const turned = (on: boolean) => ({ angle: (on ? hinge?.shut : hinge?.open) ?? 0 });
  switch (id) {
    case 'psu-switch':
      return turned(view.power.psuSwitch === 'on');
    case 'mains-selector':
      return turned(view.site.selector === '230');
    case 'strip-switch':
      return turned(view.site.strip === 'on');
    case 'esd-strap':
      return { variant: view.strap === 'worn' ? 'worn' : 'lying' };
    case 'power-button':
    case 'reset-button':
    case 'psu-test-button':
    case 'meter':
      return {};
    case 'monitor-power-button':
    case 'monitor-menu-button':
      // They go with whichever monitor stands on the desk.
      return { visible: (view.sockets['desk-monitor']?.holds ?? null) !== null };
    default:
      // Furniture is always present; a target that the view does not list is hidden, or not in this machine.
      if (!target) return {};
      return isDrawnUnlisted(view, id) ? { angle: hinge?.shut ?? 0 } : { visible: false };
  }
}
