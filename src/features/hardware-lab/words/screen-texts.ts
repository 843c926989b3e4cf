import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { MachineView } from '../../../core/hardware/view.ts';
import { type LabText, nameOf } from './lab-text.ts';

interface Line {
  readonly name: string;
  readonly value: string;
}

/** What stands on the machine's screen, in the reader's words: the monitor in the picture and the page beside it say the same. */
export interface ScreenTexts {
  readonly title: string;
  readonly rows: readonly Line[];
  readonly settings: readonly Line[];
  /** Pages of the firmware that can be opened, and the programs of the desktop. */
  readonly pages: readonly string[];
  readonly programs: readonly string[];
  readonly running: readonly string[];
}

/** A row may be named after a slot, a port, a rail or a drive's attribute. */
function rowName(text: LabText, model: MachineView['model'], label: string): string {
  const { sockets, connectors } = findMachine(model);
  if (sockets[label] !== undefined || connectors[label] !== undefined) return nameOf(text, { model }, label);
  const [kind = '', id = ''] = label.split(/-(.*)/);
  if (kind === 'rail') return `+${id.replace('-', '.')} V`;
  return kind === 'smart' ? `${id} ${text(`smart.${id}`)}` : text(`screen.${label}`);
}

export function screenTexts(
  text: LabText,
  { model, screen }: Pick<MachineView, 'model' | 'screen'>,
): ScreenTexts {
  const idsOf = (kind: 'page' | 'program'): readonly string[] =>
    screen.controls.filter((control) => control.kind === kind).map(({ id }) => id);
  return {
    title: text(`page.${screen.page}`),
    rows: screen.rows.map(({ label, value, word }) => ({
      name: rowName(text, model, label),
      value: word === undefined ? value : text(`screenWord.${word}`),
    })),
    settings: screen.controls
      .filter(({ kind }) => kind === 'setting')
      .map(({ id, value = '' }) => ({ name: text(`setting.${id}`), value: text(`option.${value}`) })),
    pages: idsOf('page').map((id) => text(`page.${id}`)),
    programs: idsOf('program').map((id) => text(`program.${id}`)),
    running: screen.running.map(({ program }) => text(`program.${program}`)),
  };
}
