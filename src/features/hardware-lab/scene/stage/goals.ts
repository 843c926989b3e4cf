import type { MachineView } from '../../../../core/hardware/view.ts';
import type { Body, BodyVariant, Pose } from '../catalogue/bodies.ts';
import { MEMORY_SLOT, MEMORY_SLOTS, MODULE_SEAT, onBoard } from '../catalogue/layout.ts';

/** Where a body is to be, as numbers that can be eased. */
export interface BodyGoal {
  readonly visible: boolean;
  /** Its seat; memory can sit in another slot than the one it came from. */
  readonly home: Pose;
  /** 0 in its seat, 1 on the bench. */
  readonly removal: number;
  /** How far the ends of a part stand proud of their seat, mm. */
  readonly liftTop: number;
  readonly liftBottom: number;
  /** Turn of a latch, lever or rocker about its axis, radians. */
  readonly angle: number;
  readonly variant: BodyVariant | null;
  readonly spinning: boolean;
}

/** A module's end that has not clicked home stands this far up: enough to see, as on a real board. */
const PROUD_MM = 5;
const PARTIAL_PLUG_MM = 3.5;
const MEMORY_LATCH_OPEN = -0.56;
const CARD_LATCH_OPEN = -0.5;
const LEVER_OPEN = -1.9;
const ROCKER_ANGLE = 0.13;

/** State -> pose, first half: what the view says about one body. Pure, so it is tested without a browser. */
export function goalOf(body: Body, view: MachineView): BodyGoal {
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
  const part = view.parts[body.id];
  if (part) {
    const up = (end: string) => (part.seating[end] === 'up' ? PROUD_MM : 0);
    const edge = up('edge');
    const away = part.placement === 'removed' || (body.id === 'side-panel' && view.sidePanel === 'off');
    return {
      ...rest,
      home: homeIn(part.socket) ?? body.home,
      removal: away ? 1 : 0,
      liftTop: up('top') + edge,
      liftBottom: up('bottom') + edge,
    };
  }
  const latch = view.latches[body.id];
  if (latch) return { ...rest, angle: latch.position === 'open' ? openAngle(body.id) : 0 };
  const fastener = view.fasteners[body.id];
  if (fastener) return { ...rest, removal: fastener.state === 'out' ? 1 : 0 };
  const cable = view.cables[body.id];
  if (cable) {
    const pulled = cable.plug === 'none';
    const proud = cable.plug === 'partial' ? PARTIAL_PLUG_MM : 0;
    return { ...rest, variant: pulled ? 'pulled' : 'plugged', liftTop: proud, liftBottom: proud };
  }
  return { ...rest, ...controlGoal(body.id, view) };
}

function controlGoal(id: string, view: MachineView): Partial<BodyGoal> {
  switch (id) {
    case 'psu-switch':
      return { angle: view.power.psuSwitch === 'on' ? ROCKER_ANGLE : -ROCKER_ANGLE };
    case 'esd-strap':
      return { variant: view.strap === 'worn' ? 'worn' : 'lying' };
    case 'cooler-lead':
      return {
        visible: view.parts['cpu-cooler']?.placement !== 'removed' && view.parts['cpu-cooler'] !== undefined,
      };
    case 'power-button':
    case 'mat':
    case 'power-strip':
      return {};
    default:
      return { visible: false };
  }
}

function openAngle(id: string): number {
  if (id === 'lever-cpu') return LEVER_OPEN;
  return id === 'latch-x16' ? CARD_LATCH_OPEN : MEMORY_LATCH_OPEN;
}

function homeIn(socket: string | null): Pose | null {
  const slot = MEMORY_SLOTS.find(({ name }) => `slot-${name}` === socket);
  return slot ? { at: onBoard(slot.x, MEMORY_SLOT.centreY, MODULE_SEAT), turn: [0, 0, 0] } : null;
}
