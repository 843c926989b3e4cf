import type { Host } from '../../world/host.ts';
import type { NetworkSeen } from '../../world/network-seen.ts';
import { type Command, type Result, rowOf, usageOf } from '../command.ts';
import { netLocalgroup, netUser } from './net-accounts.ts';
import { netStart, netStop } from './net-services.ts';
import { netUse } from './net-use.ts';

type Verb = (host: Host, seen: NetworkSeen, args: readonly string[]) => Result;

const VERBS: Readonly<Record<string, Verb>> = {
  localgroup: netLocalgroup,
  start: netStart,
  stop: netStop,
  use: netUse,
  user: netUser,
};

const usage = [
  'The syntax of this command is:',
  '',
  'NET',
  '    [ LOCALGROUP | START | STOP | USE | USER ]',
  '',
] as const;

export const net: Command = {
  usage,
  run: (host, seen, [verb = '', ...args]) =>
    rowOf(VERBS, verb.toLowerCase())?.(host, seen, args) ?? usageOf({ usage }),
};
