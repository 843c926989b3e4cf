import i18n from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../src/core/hardware/behaviour/faults.ts';
import type { LabCommand, LabEvent } from '../../../src/core/hardware/model/commands.ts';
import type { LabView } from '../../../src/core/hardware/model/view.ts';
import { project } from '../../../src/core/hardware/projection/project.ts';
import { drawScreen } from '../../../src/features/hardware-lab/scene/materials/screen-picture.ts';
import type { LogEntry } from '../../../src/features/hardware-lab/store.ts';
import type { LabText } from '../../../src/features/hardware-lab/texts/lab-text.ts';
import { screenTexts } from '../../../src/features/hardware-lab/texts/screen-texts.ts';
import { entrySentence } from '../../../src/features/hardware-lab/workbench/display/bench-log.tsx';
import { having } from '../../core/hardware/bench.ts';
import { benchOf, START } from '../../core/hardware/lab-bench.ts';

const text: LabText = (key) => {
  if (!i18n.exists(`lab:${key}`)) throw new Error(`no text for lab:${key}`);
  return i18n.t(`lab:${key}` as never);
};

function viewOf(faults: readonly Fault[], ...commands: readonly LabCommand[]): LabView {
  return project(having(benchOf('harrow-5000-mt', faults), ...START, ...commands));
}

function shown(faults: readonly Fault[], ...commands: readonly LabCommand[]) {
  return screenTexts(text, viewOf(faults, ...commands));
}

/** What is written in the picture: a pen that keeps the words, where no browser draws them. */
function writtenIn(view: LabView): readonly string[] {
  const words: string[] = [];
  const pen = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, what) => (written: unknown) => {
      if (what === 'fillText') words.push(String(written));
      return { addColorStop: () => undefined };
    },
    set: () => true,
  });
  drawScreen(pen, { screen: view.screen, model: view.model, texts: screenTexts(text, view) });
  return words;
}

describe('a monitor without a picture', () => {
  it('says what to do in the reader’s language', () => {
    const named: LabText = (key) => `[${key}]`;
    const { rows } = screenTexts(
      named,
      viewOf([{ kind: 'trait', target: 'cable-monitor', traits: { wires: 'open' } }]),
    );
    expect(rows).toEqual([{ name: '', value: '[screenWord.check-cable]' }]);
  });
});

describe('the machine’s screen, in the picture and on the page', () => {
  it('names sensors, headers and rails in the reader’s words', () => {
    const { title, rows } = shown([], { kind: 'open-page', page: 'firmware-sensors' });
    expect(title).toBe('Sensors');
    const names = rows.map(({ name }) => name);
    expect(names).toContain('+3.3 V');
    expect(names).toContain('Processor');
    expect(names).toContain(text('connector.conn-cpu-fan'));
    expect(names.filter((name) => /^(cpu|conn|rail)[ -]/i.test(name))).toEqual([]);
  });

  it('gives a message a title and a text', () => {
    const { title, rows } = shown([{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }]);
    expect(title).toBe('Press F1 to continue');
    expect(rows).toEqual([{ name: '', value: 'CPU fan error. Press F1 to continue.' }]);
  });

  it('lists the pages of the set-up apart from those of the system, and marks the open one', () => {
    const { setup, system } = shown([], { kind: 'open-page', page: 'firmware-sensors' });
    expect(setup.map(({ name }) => name)).toEqual([
      ...['BIOS/UEFI setup', 'Memory', 'Storage', 'Boot', 'Sensors', 'Power'],
    ]);
    expect(setup.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual(['Sensors']);
    expect(system.map(({ page }) => page)).toContain('event-log');
    expect(system.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('lists what the self-test found, line by line', () => {
    const { rows } = shown([]);
    expect(rows[0]).toEqual({ name: 'HARROW 5000 MT', value: 'Setup 1.14' });
    expect(rows.find(({ name }) => name === 'Memory')?.value).toMatch(/^16384 MB · dual channel$/);
    expect(rows).toContainEqual({ name: ' ', value: '1 8192 MB · 3 8192 MB' });
  });

  it.each([
    ['the self-test', [], []],
    ['a message', [{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }], []],
    ['the sensors', [], [{ kind: 'open-page', page: 'firmware-sensors' }]],
    ['the boot page', [], [{ kind: 'open-page', page: 'firmware-boot' }]],
    ['the devices', [], [{ kind: 'open-page', page: 'device-info' }]],
  ] as const)('shows the same in the picture as on the page: %s', (_, faults, commands) => {
    const view = viewOf(faults, ...commands);
    const { rows, settings, title } = screenTexts(text, view);
    const written = writtenIn(view);
    expect(written.some((words) => words.endsWith(title))).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, value } of rows) expect(written).toEqual(expect.arrayContaining([name, value]));
    for (const { name, value } of settings)
      expect(written).toEqual(expect.arrayContaining([name, `[ ${value} ]`]));
  });

  const MENU: LabCommand = { kind: 'press-button', target: 'monitor-menu-button' };

  it.each([
    ['the picture of a machine', []],
    ['no signal', [{ kind: 'trait', target: 'monitor', traits: { monitorInput: 'displayport' } }]],
    ['a screen at brightness 0', [{ kind: 'trait', target: 'monitor', traits: { brightness: 0 } }]],
  ] as const)('shows the monitor’s own menu over %s', (_, faults) => {
    expect(screenTexts(text, viewOf(faults)).menu).toEqual([]);
    const view = viewOf(faults, MENU);
    const { menu } = screenTexts(text, view);
    expect(menu.map(({ name }) => name)).toEqual(['Monitor input', 'Monitor brightness']);
    for (const { name, value } of menu)
      expect(writtenIn(view)).toEqual(expect.arrayContaining([name, value]));
  });

  it('has a text for every setting and value on every page of the firmware', () => {
    for (const page of ['firmware-main', 'firmware-memory', 'firmware-storage', 'firmware-boot'] as const)
      expect(shown([], { kind: 'open-page', page }).title).not.toBe('');
  });
});

describe('the line about what just happened', () => {
  const said = (...events: readonly LabEvent[]) =>
    entrySentence(
      {
        text: (key, values = {}) => i18n.t(`lab:${key}` as never, values) as string,
        view: viewOf([]),
        language: 'en',
      },
      {
        kind: 'done',
        id: 1,
        events,
      } as LogEntry,
    );
  const OPENED: LabEvent = { kind: 'page-opened', page: 'ipconfig' };

  it('names a page once, by what was read on it', () => {
    const found: LabEvent = {
      kind: 'found',
      test: 'page:ipconfig',
      outcome: 'media-disconnected',
      reading: null,
    };
    expect(said(OPENED, found)).toBe('Command: ipconfig /all: media disconnected.');
  });

  it('names a page on which nothing was read', () => {
    expect(said(OPENED)).toBe('Screen: Command: ipconfig /all.');
  });
});
