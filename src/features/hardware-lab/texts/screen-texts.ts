import { findMachine } from '../../../core/hardware/machines/find-machine.ts';
import type { LabView } from '../../../core/hardware/model/view.ts';
import { isFirmwarePage, PAGES, type Page } from '../../../core/hardware/model/vocabulary.ts';
import { type LabText, nameOf } from './lab-text.ts';

export interface Line {
  readonly name: string;
  readonly value: string;
}

export interface PageName {
  readonly page: Page;
  readonly name: string;
  readonly isOpen: boolean;
}

/** The translated content of the machine's screen, shared by the monitor in the scene and the page. */
export interface ScreenTexts {
  /** The machine's name, the heading of every firmware page. */
  readonly maker: string;
  readonly title: string;
  /** A row without a label is a full-width line. */
  readonly rows: readonly Line[];
  readonly settings: readonly Line[];
  /** The pages of firmware and operating system that can be opened, and the open one. */
  readonly setup: readonly PageName[];
  readonly system: readonly PageName[];
  readonly programs: readonly string[];
  readonly running: readonly string[];
  /** The settings of the monitor's own menu; empty while it is closed. */
  readonly menu: readonly Line[];
}

/** A row's label may name a slot, a port, a rail or a drive's attribute. */
function rowName(text: LabText, model: LabView['model'], label: string): string {
  const { sockets, connectors } = findMachine(model);
  if (sockets[label] !== undefined || connectors[label] !== undefined) return nameOf(text, { model }, label);
  const [kind = '', id = ''] = label.split(/-(.*)/);
  if (kind === 'rail') return `+${id.replace('-', '.')} V`;
  if (kind === 'disk') return text('screen.disk', { number: id });
  return kind === 'smart' ? `${id} ${text(`smart.${id}`)}` : text(`screen.${label}`);
}

/**
 * Splits a line into its label (`Memory:` or `Memory 32768 MB`) and its value; indented lines continue the previous
 * one.
 */
function splitLine(line: string): Line {
  const isMore = line.startsWith(' ');
  const name = /^\S[^:]{1,16}?(?=:\s|\s{2,})/.exec(line)?.[0] ?? '';
  const value = line.slice(name.length).replace(/^:?\s+/, '');
  return { name: isMore ? ' ' : name, value: value.replace(/\s{2,}/g, ' · ') };
}

/** Lines printed by the firmware, which are not translated. */
function printedRows(lines: readonly string[]): readonly Line[] {
  return lines.filter((line) => line !== '').map(splitLine);
}

function rowsOf(
  text: LabText,
  { model, monitor: { lines }, screen }: Pick<LabView, 'model' | 'monitor' | 'screen'>,
): readonly Line[] {
  const rows = screen.rows.map(
    ({ label, value, word }): Line => ({
      name: label === 'message' ? '' : rowName(text, model, label),
      value: word === undefined ? value : text(`screenWord.${word}`),
    }),
  );
  switch (screen.page) {
    case 'no-signal':
      return [{ name: '', value: text('screenWord.check-cable') }];
    case 'summary':
      return printedRows(lines);
    case 'no-boot-device':
      // The last two are the message and the code, which the rows contain in translation.
      return [...printedRows(lines.slice(0, -2)), ...rows];
    default:
      return rows;
  }
}

export function screenTexts(text: LabText, view: Pick<LabView, 'model' | 'monitor' | 'screen'>): ScreenTexts {
  const { model, screen } = view;
  const idsOf = (kind: 'page' | 'program'): readonly string[] =>
    screen.controls.filter((control) => control.kind === kind).map(({ id }) => id);
  const reachable = new Set(idsOf('page'));
  const pages = PAGES.filter((page) => reachable.has(page) || page === screen.page)
    .filter((page) => page !== 'summary')
    .map((page): PageName => ({ page, name: text(`page.${page}`), isOpen: page === screen.page }));
  return {
    maker: text(`machine.${model}`),
    title: text(`page.${screen.page}`),
    rows: rowsOf(text, view),
    settings: screen.controls
      .filter(({ kind }) => kind === 'setting')
      .map(({ id, value = '' }) => ({ name: text(`setting.${id}`), value: text(`option.${value}`) })),
    setup: pages.filter(({ page }) => isFirmwarePage(page)),
    system: pages.filter(({ page }) => !isFirmwarePage(page)),
    programs: idsOf('program').map((id) => text(`program.${id}`)),
    running: screen.running.map(({ program }) => text(`program.${program}`)),
    menu: Object.entries(screen.menu?.settings ?? {}).map(([id, value]) => ({
      name: text(`setting.${id}`),
      value: text(`option.${value}`),
    })),
  };
}
