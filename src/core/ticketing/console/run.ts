import type { Host, OperatingSystem } from '../world/host.ts';
import type { NetworkSeen } from '../world/network-seen.ts';
import {
  type CommandTable,
  type ConsoleEffect,
  type FactRef,
  LOOKUP_SECONDS,
  rowOf,
  switchOf,
} from './command.ts';
import { LINUX_COMMANDS } from './linux/table.ts';
import { MACOS_COMMANDS } from './macos/table.ts';
import { parseLine, unknownCommand } from './parse.ts';
import { WINDOWS_COMMANDS } from './windows/table.ts';

/** What a typed line did: what it printed, what it cost, what the learner has read by it, and the host afterwards. */
export interface ConsoleOutput {
  readonly typed: string;
  readonly lines: readonly string[];
  readonly shows: readonly FactRef[];
  readonly seconds: number;
  /** `joined`: pipes and redirections, which the console does not play. */
  readonly status: 'ok' | 'failed' | 'usage' | 'unknown-command' | 'joined' | 'empty';
  readonly host: Host;
  readonly effects: readonly ConsoleEffect[];
  readonly clears: boolean;
}

const TABLES: Readonly<Record<OperatingSystem, CommandTable>> = {
  'windows-11': WINDOWS_COMMANDS,
  macos: MACOS_COMMANDS,
  linux: LINUX_COMMANDS,
};

const commandsOf = (os: OperatingSystem): CommandTable => TABLES[os];

/** Runs a typed line on a host. */
export function runLine(host: Host, seen: NetworkSeen, typed: string): ConsoleOutput {
  const nothing: ConsoleOutput = {
    typed,
    lines: [],
    shows: [],
    seconds: 0,
    status: 'empty',
    host,
    effects: [],
    clears: false,
  };
  const parsed = parseLine(host.os, typed);
  if (parsed.kind !== 'command') return { ...nothing, status: parsed.kind };
  const { name, args, sudo } = parsed;
  const command = rowOf(commandsOf(host.os), name);
  if (command === undefined)
    return { ...nothing, lines: unknownCommand(host.os, name), status: 'unknown-command' };
  // The right to do more lasts for this line alone.
  const acting: Host = sudo ? { ...host, session: { ...host.session, elevated: true } } : host;
  const asksUsage =
    args.length === 1 && (host.os === 'windows-11' ? switchOf(args[0] ?? '') === '?' : args[0] === '--help');
  if (asksUsage) return { ...nothing, lines: command.usage, status: 'usage' };
  const result = command.run(acting, seen, args);
  const after = result.host ?? acting;
  const isRefused = result.status === 'usage';
  return {
    typed,
    lines: result.lines,
    shows: result.shows ?? [],
    seconds: isRefused ? 0 : (result.seconds ?? LOOKUP_SECONDS),
    status: result.status ?? 'ok',
    host: sudo ? { ...after, session: { ...after.session, elevated: host.session.elevated } } : after,
    effects: result.effects ?? [],
    clears: result.clears ?? false,
  };
}
