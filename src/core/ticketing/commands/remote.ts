import { z } from '../../contracts/zod.ts';
import {
  askRemoteConsent,
  changeSetting,
  connectUnattended,
  consoleSeconds,
  runConsole,
} from '../handlers/remote.ts';
import { SETTINGS } from '../tools/remote-settings.ts';
import type { CommandRows } from './command-row.ts';
import { id } from './fields.ts';

/** Working on somebody's computer from afar. */
export const REMOTE: CommandRows<
  'ask-remote-consent' | 'connect-unattended' | 'run-console' | 'change-setting'
> = {
  'ask-remote-consent': {
    fields: { contact: id },
    identity: null,
    handle: askRemoteConsent,
  },
  'connect-unattended': {
    fields: { asset: id },
    identity: null,
    handle: connectUnattended,
  },
  'run-console': {
    fields: { asset: id, line: z.string().min(1).max(200) },
    seconds: consoleSeconds,
    identity: null,
    handle: runConsole,
  },
  'change-setting': {
    fields: { asset: id, setting: z.enum(SETTINGS) },
    identity: null,
    handle: changeSetting,
  },
};
