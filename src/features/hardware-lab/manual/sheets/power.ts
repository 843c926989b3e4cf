import { BANDS } from '../../../../core/hardware/behaviour/rails.ts';
import { PINOUTS, type PlugFamily, type Rail } from '../../../../core/hardware/machines/pinouts.ts';
import { PIN_NAMES, RAIL_NAMES, WIRE_COLOURS } from '../pin-names.ts';
import { type ManualText, paragraph, type SheetBlock, type SheetWriter, tableOf, warning } from '../sheet.ts';

/** The PWR_OK delay after power-on in ms (corrections 2), by edition of the design guide. */
const POWER_OK_WINDOW = { new: '100-250', old: '100-500' } as const;
/** The machine whose supply follows the newer guide. */
const NEWER_GUIDE = 'kestrel-b7';

function pinTable(t: ManualText, family: PlugFamily, name: string): SheetBlock {
  return tableOf(
    t,
    name,
    ['pin', 'signal', 'colour'],
    PINOUTS[family].map((signal, index) => [
      String(index + 1),
      PIN_NAMES[signal],
      WIRE_COLOURS[signal] === undefined ? '-' : t(`lab-manual:colour.${WIRE_COLOURS[signal]}`),
    ]),
  );
}

const RAILS: readonly Rail[] = ['12', '5', '3.3', '5vsb', '-12'];

/** Volts with two decimals, or three where the limit needs them: `11.40`, `3.135`. */
function inVolts(volts: number): string {
  const hundredths = volts.toFixed(2);
  return Number(hundredths) === volts ? hundredths : volts.toFixed(3);
}

/** The power supply, the tolerances of its rails and the pins of its plugs. */
export const writePower: SheetWriter = (machine, t) => {
  const psu = machine.parts['psu'];
  const families = new Set(
    Object.values(machine.cables).flatMap(({ from, ends }) =>
      from === 'psu' ? ends.map(({ family }) => family) : [],
    ),
  );
  return [
    paragraph(t('lab-manual:power.intro', { model: psu?.model ?? '', watts: psu?.watts ?? 0 })),
    tableOf(
      t,
      t('lab-manual:power.bands'),
      ['rail', 'lowest', 'highest'],
      RAILS.map((rail) => [RAIL_NAMES[rail], ...BANDS[rail].map(inVolts)]),
    ),
    {
      kind: 'list',
      items: [
        t('lab-manual:power.standby'),
        t('lab-manual:power.ps-on'),
        t('lab-manual:power.power-ok', {
          window: machine.id === NEWER_GUIDE ? POWER_OK_WINDOW.new : POWER_OK_WINDOW.old,
        }),
        t('lab-manual:power.load'),
        ...(machine.controls.includes('psu-test-button') ? [t('lab-manual:power.self-test')] : []),
      ],
    },
    ...(machine.controls.includes('mains-selector') ? [warning(t('lab-manual:safety.selector'))] : []),
    ...[...families].map((family) => pinTable(t, family, t(`lab-manual:plug.${family}`))),
    paragraph(t('lab-manual:power.colours')),
    paragraph(t('lab-manual:power.resistance')),
  ];
};
