import { actOn } from '../handlers/acts.ts';
import { type Outcome, refuse } from '../handlers/change.ts';
import type { CommandOf } from '../model/commands.ts';
import type { DeskState } from '../model/state.ts';
import { findDevice } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

type KeyKind = 'reveal-recovery-key' | 'rotate-recovery-key';

function onKey(state: DeskState, { kind, asset }: CommandOf<KeyKind>): Outcome {
  const device = findDevice(state.world, asset);
  if (device === null || device.recoveryKeyId === null) return refuse('no-such-record', asset);
  return actOn(state, kind, asset, [{ do: kind, asset }]);
}

/** Recovery keys of disks: looking at one is for the holder of the computer alone. */
export const RECOVERY_KEYS: CommandRows<KeyKind> = {
  'reveal-recovery-key': {
    fields: { asset: id },
    identity: 'recovery-key',
    handle: onKey,
  },
  'rotate-recovery-key': {
    fields: { asset: id },
    identity: null,
    handle: onKey,
  },
};
