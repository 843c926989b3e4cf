import i18n from 'i18next';
import { describe, expect, it } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/commands.ts';
import type { Fault } from '../../../src/core/hardware/faults.ts';
import { project } from '../../../src/core/hardware/project.ts';
import type { LabText } from '../../../src/features/hardware-lab/words/lab-text.ts';
import { screenTexts } from '../../../src/features/hardware-lab/words/screen-texts.ts';
import { having } from '../../core/hardware/bench.ts';
import { benchOf, START } from '../../core/hardware/lab-bench.ts';

const text: LabText = (key) => {
  if (!i18n.exists(`lab:${key}`)) throw new Error(`no text for lab:${key}`);
  return i18n.t(`lab:${key}` as never);
};

function shown(faults: readonly Fault[], ...commands: readonly LabCommand[]) {
  return screenTexts(text, project(having(benchOf('harrow-5000-mt', faults), ...START, ...commands)));
}

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

  it('heads a message by what it is about, and says it in words', () => {
    const { title, rows } = shown([{ kind: 'plug', end: 'cable-cpu-fan', plug: 'none' }]);
    expect(title).toBe('Press F1 to continue');
    expect(rows.map(({ value }) => value)).toEqual(['CPU fan error. Press F1 to continue.']);
  });

  it('names every setting’s value on every page of the firmware', () => {
    for (const page of ['firmware-main', 'firmware-memory', 'firmware-storage', 'firmware-boot'] as const)
      expect(shown([], { kind: 'open-page', page }).title).not.toBe('');
  });
});
