import { BOOT_STICK, STICK_PORT } from '../../../../core/hardware/behaviour/boot-stick.ts';
import type { LabView } from '../../../../core/hardware/model/view.ts';
import { type Pose, pose, QUARTER } from '../catalogue/bodies.ts';
import { endId, type PlugPose, poseOf } from '../catalogue/cables.ts';
import { type HeldTool, TESTER } from '../catalogue/held-tools.ts';
import type { SceneMachine } from '../catalogue/scene-machine.ts';
import { add, length, scale, subtract, type Vec3 } from '../kit/vectors.ts';

type Wiring = Pick<SceneMachine, 'cables' | 'connectors'>;

export interface HeldPlace {
  readonly visible: boolean;
  readonly home: Pose;
}

/** The share of a plug that is inside the socket. */
const SEATED = 0.5;
/** From the tester's middle to its faces. */
const HALF: Vec3 = [TESTER.width / 2, TESTER.height / 2, TESTER.depth / 2];

/** The position of an instrument while it is in use; hidden otherwise. */
export function heldPlace(tool: HeldTool, rest: Pose, view: LabView, wiring: Wiring): HeldPlace {
  const home = placeOf(tool, rest, view, wiring);
  return { visible: home !== null, home: home ?? rest };
}

function placeOf(tool: HeldTool, rest: Pose, view: LabView, wiring: Wiring): Pose | null {
  switch (tool) {
    case 'psu-tester':
      return testerPlace(view, wiring);
    case 'loopback-plug': {
      const isTaken = view.connectors['port-lan']?.holds != null;
      const isHeld = view.findings.at(-1)?.test === 'loopback';
      return isHeld && !isTaken ? inPort('port-lan', wiring) : null;
    }
    case 'boot-stick':
      return view.connectors[STICK_PORT]?.holds === BOOT_STICK ? inPort(STICK_PORT, wiring) : null;
    case 'post-card':
      return view.instruments.postCard === null ? null : rest;
  }
}

/** In a port at the rear of the board. */
function inPort(port: string, { connectors }: Wiring): Pose | null {
  const place = connectors[port]?.place;
  return place === undefined ? null : pose(place.face, [0, -QUARTER, 0]);
}

/** At the last tested plug, until that is plugged in again. */
function testerPlace({ instruments, cables }: LabView, wiring: Wiring): Pose | null {
  const target = instruments.psuTester?.target;
  const cable = wiring.cables.find(({ id }) => id === target);
  const end = cable?.ends[0];
  const state = cable && cables[cable.id]?.ends.find(({ id }) => id === endId(cable.id, 0));
  if (!end || !state || state.plug !== 'none') return null;
  return pose(middleAt(poseOf(end, state, wiring.connectors)));
}

/**
 * The middle of the tester, whose face always points out of the case: plugs in other directions enter its side or
 * back.
 */
function middleAt({ face, out, mouth }: PlugPose): Vec3 {
  const seated = length(subtract(mouth, face)) * SEATED;
  if (out[2] > 0.7) return add(subtract(face, TESTER.socket), [0, 0, seated]);
  const axis = Math.abs(out[2]) > 0.7 ? 2 : Math.abs(out[1]) > 0.7 ? 1 : 0;
  return add(face, scale(out, seated - HALF[axis]));
}
