import type { Machine } from '../machines/catalogue.ts';
import { findMachine } from '../machines/find-machine.ts';
import { type MachineState, partIn } from '../model/state.ts';
import type { MonitorView } from '../model/view.ts';
import { answeringDrives } from './drives.ts';
import { firmwareVersion } from './firmware.ts';
import { memoryMiB, usableMemory } from './memory.ts';
import type { PostReading } from './post.ts';
import { shownPage } from './screen.ts';
import { rowsOf } from './screen-rows.ts';
import { PRINTED } from './screen-words.ts';

/** The monitor's text, computed from the machine: the firmware lists only detected hardware. */
export function readMonitor(machine: MachineState, post: PostReading): MonitorView {
  const page = shownPage(machine, post);
  if (page === 'dark' || page === 'no-signal')
    return { kind: 'no-signal', lines: ['NO SIGNAL', 'Check the cable and the computer'] };
  const found = summaryLines(machine);
  const code = post.code === null ? '' : `Code ${post.code}`;
  switch (page) {
    case 'summary':
      return { kind: 'firmware-summary', lines: [...found, `${code}  Starting the operating system`.trim()] };
    case 'no-boot-device':
      return { kind: 'no-boot-device', lines: [...found, PRINTED['no-boot-device'], code] };
    default: {
      const rows = rowsOf(machine, page, post).map(({ label, value }) => `${label.padEnd(PAD)}${value}`);
      return { kind: page === 'stop-screen' ? 'no-boot-device' : 'firmware-summary', lines: rows };
    }
  }
}

/** Width of the label column in characters. */
const PAD = 16;

function summaryLines(machine: MachineState): readonly string[] {
  const spec = findMachine(machine.model);
  const modelIn = (socket: string): string => spec.parts[partIn(machine, socket) ?? '']?.model ?? '-';
  return [
    `${spec.firmware} ${firmwareVersion(machine)}`,
    `Processor  ${modelIn('socket-cpu')}`,
    `Memory     ${memoryMiB(machine)} MB  ${channels(machine)}`,
    `           ${memorySlots(machine)}`,
    `Graphics   ${modelIn('slot-x16')}`,
    ...answeringDrives(machine).map(
      ({ drive, at }) => `${labelOf(spec, at).padEnd(11)}${spec.parts[drive]?.model ?? '-'}`,
    ),
  ];
}

/** The label of a slot or port as printed on the board: `M.2_1`, `SATA_2`. */
function labelOf({ sockets, connectors }: Machine, at: string): string {
  return sockets[at]?.label ?? connectors[at]?.label ?? at;
}

function memorySlots(machine: MachineState): string {
  const spec = findMachine(machine.model);
  return usableMemory(machine)
    .map((id) => {
      const slot = labelOf(spec, machine.parts[id]?.socket ?? '');
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
