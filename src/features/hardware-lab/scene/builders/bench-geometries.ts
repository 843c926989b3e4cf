import type { PartGeometry } from '../kit/part-builder.ts';
import { buildMat, buildPowerStrip, buildStripSwitch, buildWristStrap } from './bench.ts';
import { buildLooseScrew } from './fasteners.ts';
import { buildMeter, buildMeterDisplay } from './meter.ts';
import { buildMonitor, buildMonitorButton, buildScreen } from './monitor.ts';
import { buildChipCapacitor, buildChipResistor } from './small-parts.ts';
import { buildBootStick, buildLoopbackPlug, buildPsuTester, buildTesterDisplay } from './tester.ts';
import { buildWall } from './wall.ts';

export type Build = () => PartGeometry;

/** The geometries of the workbench, the same for every machine. */
export const BENCH_GEOMETRIES: Readonly<Record<string, Build>> = {
  'chip-capacitor': buildChipCapacitor,
  'chip-resistor': buildChipResistor,
  screw: buildLooseScrew,
  monitor: buildMonitor,
  'monitor-button': buildMonitorButton,
  screen: buildScreen,
  mat: buildMat,
  'power-strip': buildPowerStrip,
  'strip-switch': buildStripSwitch,
  wall: buildWall,
  meter: buildMeter,
  'meter-display': buildMeterDisplay,
  'psu-tester': buildPsuTester,
  'tester-display': buildTesterDisplay,
  'loopback-plug': buildLoopbackPlug,
  'boot-stick': buildBootStick,
  'wrist-strap': () => buildWristStrap('lying'),
  'wrist-strap:worn': () => buildWristStrap('worn'),
};
