import { findMachine } from '../machines/find-machine.ts';
import { withMachine } from '../model/changed.ts';
import { type LogEntry, type MachineState, partIn } from '../model/state.ts';
import { hasBrokenDriver, isFailing, linkErrors, systemDrive } from './drives.ts';
import { pumpTurns } from './heat.ts';
import { halfFed, hasFaultyCore, isUndervolted } from './processor.ts';
import { cardPlugWorn, hasWornCapacitors, sagsUnderLoad } from './rails.ts';

function entry(source: string, id: number, code = 0): LogEntry {
  return { source, id, code, fresh: false };
}

/** The two entries that a power loss leaves at the next start: 41 with bug-check code 0, and 6008 (2.6). */
export const POWER_LOSS: readonly LogEntry[] = [entry('Kernel-Power', 41), entry('EventLog', 6008)];

/** Whether the predicate holds for any fitted part. */
function anyPart(machine: MachineState, holds: (id: string) => boolean): boolean {
  return Object.keys(machine.parts).some((id) => machine.parts[id]?.socket != null && holds(id));
}

/** Whether the graphics card has overheated: its heat sink is full of dust. */
function hasDustyCard(machine: MachineState): boolean {
  return (machine.traits[partIn(machine, 'slot-x16') ?? '']?.dust ?? 0) >= 0.5;
}

/** The system log from before the job: harmless entries, and those that the machine's faults caused. */
export function historyOf(machine: MachineState): readonly LogEntry[] {
  const traits = (id: string) => machine.traits[id];
  const cooler = partIn(machine, 'mount-cooler');
  const log = findMachine(machine.model).baseline.noise.map(({ source, id }) => entry(source, id));
  if (sagsUnderLoad(machine) || hasWornCapacitors(machine) || halfFed(machine)) log.push(...POWER_LOSS);
  if (anyPart(machine, (id) => traits(id)?.marginal === true))
    log.push(entry('BugCheck', 1001, 0x1a), entry('BugCheck', 1001, 0x50), entry('BugCheck', 1001, 0xef));
  if (anyPart(machine, (id) => isFailing(machine, id)))
    log.push(entry('disk', 7), entry('disk', 153), entry('Ntfs', 55));
  // The system stops when it cannot read its own pages; a disk with data alone gives errors of reading and no stop code.
  const system = systemDrive(findMachine(machine.model), machine);
  if (system !== null && isFailing(machine, system)) log.push(entry('BugCheck', 1001, 0x7a));
  if (linkErrors(machine)) log.push(entry('storahci', 129), entry('disk', 11));
  if (anyPart(machine, (id) => traits(id)?.readOnly === true)) log.push(entry('disk', 52), entry('disk', 51));
  if ((cooler !== null && (traits(cooler)?.dust ?? 0) >= 0.5) || pumpTurns(machine) === false)
    log.push(entry('Kernel-Processor-Power', 37));
  if (anyPart(machine, (id) => traits(id)?.vram === 'failing'))
    log.push(entry('Display', 4101), entry('BugCheck', 1001, 0x116));
  else if (hasBrokenDriver(machine) || hasDustyCard(machine)) log.push(entry('Display', 4101));
  if (hasFaultyCore(machine) || isUndervolted(machine))
    log.push(entry('WHEA-Logger', 18), entry('BugCheck', 1001, 0x124));
  if (cardPlugWorn(machine)) log.push(...POWER_LOSS);
  return log;
}

function asFresh(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.map((item) => ({ ...item, fresh: true }));
}

export function logged(machine: MachineState, ...entries: readonly LogEntry[]): MachineState {
  return withMachine(machine, { log: [...machine.log, ...asFresh(entries)] });
}
