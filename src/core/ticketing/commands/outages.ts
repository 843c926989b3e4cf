import { z } from '../../contracts/zod.ts';
import { actOn } from '../handlers/acts.ts';
import { refuse } from '../handlers/change.ts';
import { declareMajor, openVendorCase, postNotice } from '../handlers/outages.ts';
import { NOTICE_MESSAGES } from '../world/site-records.ts';
import { BUILDINGS, type Building } from '../world/sites.ts';
import { findDevice } from '../world/world.ts';
import type { CommandRows } from './command-row.ts';
import { id, seconds } from './fields.ts';

const building = z.enum(Object.keys(BUILDINGS) as [Building, ...Building[]]);

/** What an outage of a whole site asks for, and the firewall. */
export const OUTAGES: CommandRows<'declare-major' | 'post-notice' | 'open-vendor-case' | 'open-port'> = {
  'declare-major': {
    fields: { ticket: id, building },
    identity: null,
    handle: declareMajor,
  },
  'post-notice': {
    fields: { building, message: z.enum(NOTICE_MESSAGES), until: seconds.exactOptional() },
    identity: null,
    handle: postNotice,
  },
  'open-port': {
    fields: { asset: id, port: z.int().min(1).max(65_535) },
    identity: null,
    handle: (state, { kind, asset, port }) =>
      findDevice(state.world, asset) === null
        ? refuse('no-such-record', asset)
        : actOn(state, kind, asset, [{ do: kind, asset, port }]),
  },
  'open-vendor-case': {
    fields: { ticket: id, building },
    identity: null,
    handle: openVendorCase,
  },
};
