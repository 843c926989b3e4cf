import { add, type Vec3 } from '../kit/vectors.ts';
import {
  type Bundle,
  boardDataBundle,
  cardPowerBundle,
  displayBundle,
  driveBundle,
  frontPanelBundle,
  mainPowerBundle,
  mainsBundle,
  processorPowerBundle,
} from './cable-bundles.ts';
import { type CableEnd, DISPLAY_OUT, GPU_PLUGS, MAINS_OUTLET, SOCKET_ENDS } from './cable-ends.ts';

export interface CableRoute {
  readonly id: string;
  readonly bundles: readonly Bundle[];
  /** The same cable with its plug pulled out. */
  readonly pulled: readonly Bundle[];
}

/** An end that hangs free: moved by `offset`. */
const movedEnd = (end: CableEnd, offset: Vec3): CableEnd => ({
  ...end,
  face: add(end.face, offset),
  mouth: add(end.mouth, offset),
});

const sockets = SOCKET_ENDS;

/** Every cable of the machine that a technician can plug. Ends are the sockets themselves, so they cannot miss them. */
export const CABLE_ROUTES: readonly CableRoute[] = [
  {
    id: 'cable-atx24',
    bundles: [mainPowerBundle(sockets.atx24)],
    pulled: [mainPowerBundle(movedEnd(sockets.atx24, [6, -8, 30]))],
  },
  {
    id: 'cable-eps',
    bundles: [processorPowerBundle(sockets.eps)],
    pulled: [processorPowerBundle(movedEnd(sockets.eps, [-4, 0, 28]))],
  },
  {
    id: 'cable-pcie',
    bundles: GPU_PLUGS.map((end, i) => cardPowerBundle(end, i === 0 ? 1 : -1)),
    pulled: GPU_PLUGS.map((end, i) => cardPowerBundle(movedEnd(end, [0, -34, 26]), i === 0 ? 1 : -1)),
  },
  {
    id: 'cable-sata-power',
    bundles: [driveBundle(sockets.drivePower, 'sata-power', 1)],
    pulled: [driveBundle(movedEnd(sockets.drivePower, [2, 10, -18]), 'sata-power', 1)],
  },
  {
    id: 'cable-sata-data',
    bundles: [driveBundle(sockets.driveData, 'sata-data', -1), boardDataBundle(sockets.boardData)],
    pulled: [
      driveBundle(movedEnd(sockets.driveData, [-2, 12, -16]), 'sata-data', -1),
      boardDataBundle(sockets.boardData),
    ],
  },
  {
    id: 'cable-front-panel',
    bundles: [frontPanelBundle(sockets.frontPanel)],
    pulled: [frontPanelBundle(movedEnd(sockets.frontPanel, [4, -4, 18]))],
  },
  {
    id: 'cable-monitor',
    bundles: [displayBundle(DISPLAY_OUT)],
    pulled: [displayBundle(movedEnd(DISPLAY_OUT, [-60, -40, 20]))],
  },
  {
    id: 'cable-mains',
    bundles: [mainsBundle(MAINS_OUTLET.plugged)],
    pulled: [mainsBundle(MAINS_OUTLET.lying)],
  },
];
