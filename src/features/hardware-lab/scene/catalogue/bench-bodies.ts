import { carried, placed } from '../kit/placement.ts';
import { add } from '../kit/vectors.ts';
import {
  METER_AT,
  METER_TURN,
  MONITOR,
  MONITOR_LIGHT_AT,
  SCREEN_AT,
  STRIP_SWITCH_AT,
} from './bench-layout.ts';
import { type Body, body, furniture, mesh, pose } from './bodies.ts';
import { toolBodies } from './held-tools.ts';

const standing = placed(MONITOR.at, [0, MONITOR.turn, 0]);
/** The monitor's buttons, in a row from its light towards the middle. */
const monitorButton = (index: number) =>
  pose(carried(standing, add(MONITOR_LIGHT_AT, [-28 - index * 28, 0, 0])), [0, MONITOR.turn, 0]);

/** The bodies on every workbench. */
export const BENCH_BODIES: readonly Body[] = [
  furniture('mat'),
  furniture('power-strip'),
  furniture('wall'),
  body('strip-switch', pose(STRIP_SWITCH_AT), mesh('strip-switch'), { axis: 'z', open: 0.09, shut: -0.09 }),
  body('esd-strap', pose([0, 0, 0]), [
    { geometry: 'wrist-strap', variant: 'lying' },
    { geometry: 'wrist-strap:worn', variant: 'worn' },
  ]),
  body('monitor', pose(MONITOR.at, [0, MONITOR.turn, 0]), [
    { geometry: 'monitor' },
    { geometry: 'screen', material: 'screen', pose: pose(SCREEN_AT) },
  ]),
  body('monitor-power-button', monitorButton(0), mesh('monitor-button')),
  body('monitor-menu-button', monitorButton(1), mesh('monitor-button')),
  body('meter', pose(METER_AT, [0, METER_TURN, 0]), [
    { geometry: 'meter' },
    { geometry: 'meter-display', material: 'meter-display' },
  ]),
  ...toolBodies(['psu-tester', 'loopback-plug', 'boot-stick']),
];
