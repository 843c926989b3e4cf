import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { findAccessPoint } from '../world/network-map.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** What the desk may do on the network itself; all else is the network team's. */
export const NETWORK: CommandRows<'restart-access-point'> = {
  'restart-access-point': {
    fields: { accessPoint: id },
    identity: null,
    handle(state, { kind, accessPoint }) {
      if (findAccessPoint(state.world, accessPoint) === null) return refuse('no-such-record', accessPoint);
      return actOn(state, kind, accessPoint, [{ do: kind, accessPoint }]);
    },
  },
};
