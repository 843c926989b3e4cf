import { describe, expect, it } from 'vitest';
import { BANDS } from '../../../../src/core/hardware/behaviour/rails.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import { manualSectionsOf } from '../../../../src/core/hardware/machines/manual-of.ts';
import type { ManualSection } from '../../../../src/core/hardware/machines/manual-sections.ts';
import { settingsOf } from '../../../../src/core/hardware/machines/settings.ts';
import type { MachineModelId } from '../../../../src/core/hardware/model/view.ts';
import { SERVICE_SHEETS } from '../../../../src/features/hardware-lab/manual/service-sheets.ts';
import type { ManualText, SheetBlock } from '../../../../src/features/hardware-lab/manual/sheet.ts';
import { LANGUAGES } from '../../../../src/i18n/languages.ts';
import { benchOf } from '../../../core/hardware/lab-bench.ts';
import { textsOf } from '../../../i18n/text-files.ts';

const MODELS: readonly MachineModelId[] = ['kestrel-b7', 'harrow-5000-mt', 'brant-h6'];
/** The towers and the laptop. */
const ALL_MODELS: readonly MachineModelId[] = [...MODELS, 'marlow-14'];
const LANGUAGE_IDS = Object.keys(LANGUAGES);

/** The texts of a language as the manual asks for them; a missing one is noted. */
function texts(language: string): { readonly t: ManualText; readonly missing: string[] } {
  const all = textsOf(language);
  const missing: string[] = [];
  const t: ManualText = (key, values = {}) => {
    const text = all.get(key);
    if (text === undefined) missing.push(key);
    return (text ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      String(values[name] ?? `{{${name}}}`),
    );
  };
  return { t, missing };
}

const read = (model: MachineModelId, section: ManualSection, t: ManualText): readonly SheetBlock[] =>
  SERVICE_SHEETS[section](findMachine(model), t);

describe.each(ALL_MODELS)('the service manual of the %s', (model) => {
  it.each(LANGUAGE_IDS)('has each of its sections, complete, in %s', (language) => {
    const { t, missing } = texts(language);
    for (const section of manualSectionsOf(model)) {
      const blocks = read(model, section, t);
      expect(blocks, section).not.toEqual([]);
      expect(JSON.stringify(blocks), section).not.toMatch(/\{\{|undefined/);
    }
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe.each(MODELS)('the service manual of the %s', (model) => {
  it('lists every stop of its self-test, with the signs that the machine gives', () => {
    const { codes } = findMachine(model);
    const table = read(model, 'codes', texts('en').t).find((block) => block.kind === 'table');
    expect(table?.rows).toHaveLength(Object.keys(codes.stops).length);
    const printed = JSON.stringify(table?.rows);
    for (const { code, blink } of Object.values(codes.stops)) {
      if (code !== null) expect(printed).toContain(`"${code}"`);
      if (blink !== null) expect(printed).toContain(`${blink[0]} amber, ${blink[1]} white`);
    }
    for (const code of Object.values(codes.portCodes ?? {})) expect(printed).toContain(`"${code}"`);
  });

  it('lists the bands in which the engine calls a rail good', () => {
    const bands = read(model, 'power', texts('en').t).find((block) => block.kind === 'table');
    const printed = bands?.rows.map(([name, low, high]) => [name, Number(low), Number(high)]);
    expect(printed).toEqual([
      ['+12 V', ...BANDS['12']],
      ['+5 V', ...BANDS['5']],
      ['+3.3 V', ...BANDS['3.3']],
      ['+5 VSB', ...BANDS['5vsb']],
      ['-12 V', ...BANDS['-12']],
    ]);
  });

  it('lists the settings that its firmware has, as the maker and as the company set them', () => {
    const { t } = texts('en');
    const table = read(model, 'firmware', t).find((block) => block.kind === 'table');
    const machine = benchOf(model).machine;
    const pages = settingsOf(model).filter(({ id, page }) => page !== 'network' && id !== 'clock');
    expect(table?.rows).toEqual(
      pages.map(({ id, options }) => [
        t(`lab:setting.${id}`),
        t(`lab:option.${options[0]}`),
        t(`lab:option.${machine.settings[id] ?? options[0]}`),
      ]),
    );
    expect(machine.settings['sata-mode'] ?? 'ahci').toBe(findMachine(model).baseline.sataMode);
  });

  it('says that registered memory does not enter a DDR5 slot, and does not work in an older one', () => {
    const warnings = read(model, 'memory', texts('en').t).flatMap((block) =>
      block.kind === 'warning' ? [block.text] : [],
    );
    const keyed = Object.values(findMachine(model).sockets).some(({ form }) => form === 'ddr5');
    expect(warnings.join(' ')).toMatch(keyed ? /does not fit into this slot/ : /but does not work here/);
  });

  it('lists all that can be ordered for it, at its price', () => {
    const { stock } = findMachine(model);
    const tables = read(model, 'specs', texts('en').t).filter((block) => block.kind === 'table');
    expect(tables[1]?.rows.map(([, price]) => price)).toEqual(stock.map(({ priceUsd }) => `$${priceUsd}`));
  });
});
