import { hasPicture } from './indicators.ts';
import { findMachine } from './machines/find-machine.ts';
import { hasContact, readPost, usableMemory } from './post.ts';
import type { MachineState } from './state.ts';
import { memoryMiB } from './time.ts';
import type { MonitorView } from './view.ts';

/** What stands on the screen, computed from the machine: the firmware lists only what answers. */
export function readMonitor(machine: MachineState): MonitorView {
  if (!hasPicture(machine))
    return { kind: 'no-signal', lines: ['NO SIGNAL', 'Check the cable and the computer'] };
  const spec = findMachine(machine.model);
  const post = readPost(machine);
  const found = [
    spec.firmware,
    `Processor  ${spec.parts['cpu']?.model ?? '-'}`,
    `Memory     ${memoryMiB(machine)} MB  ${channels(machine)}`,
    `           ${memorySlots(machine)}`,
    `Graphics   ${spec.parts['gpu']?.model ?? '-'}`,
    ...drives(machine),
  ];
  if (post.stage === 'stopped')
    return { kind: 'no-boot-device', lines: [...found, 'No boot device found', `Code ${post.code ?? ''}`] };
  return {
    kind: 'firmware-summary',
    lines: [...found, `Code ${post.code ?? ''}  Starting the operating system`],
  };
}

function memorySlots(machine: MachineState): string {
  const spec = findMachine(machine.model);
  return usableMemory(machine)
    .map((id) => {
      const slot = (machine.parts[id]?.socket ?? '').replace('slot-', '').toUpperCase();
      return `${slot} ${spec.parts[id]?.capacity ?? 0} MB`;
    })
    .join('   ');
}

function channels(machine: MachineState): string {
  const spec = findMachine(machine.model);
  const used = new Set(
    usableMemory(machine).map((id) => spec.sockets[machine.parts[id]?.socket ?? '']?.channel),
  );
  return used.size > 1 ? 'dual channel' : 'single channel';
}

function drives(machine: MachineState): readonly string[] {
  const spec = findMachine(machine.model);
  const lines: string[] = [];
  const nvme = spec.parts['ssd-m2-1'];
  if (nvme !== undefined && hasContact(spec, machine, nvme.id)) lines.push(`M.2_1      ${nvme.model}`);
  const sata = spec.parts['ssd-sata'];
  const wired =
    machine.plugs['cable-sata-data'] === 'latched' && machine.plugs['cable-sata-power'] === 'latched';
  if (sata !== undefined && wired && hasContact(spec, machine, sata.id))
    lines.push(`SATA_1     ${sata.model}`);
  return lines;
}
