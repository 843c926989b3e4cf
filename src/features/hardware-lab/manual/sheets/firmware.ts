import { isFromStock } from '../../../../core/hardware/machines/from-stock.ts';
import { settingsOf } from '../../../../core/hardware/machines/settings.ts';
import { isFirmwarePage } from '../../../../core/hardware/model/vocabulary.ts';
import { paragraph, type SheetWriter, tableOf, warning } from '../sheet.ts';

/** The firmware: version, company settings, supported processors, and how settings are lost and restored. */
export const writeFirmware: SheetWriter = (machine, t) => {
  const { firmware, cellVolts, settings: delivered } = machine.baseline;
  // Leaves out the clock, which is set by value, and the adapter's switch, which belongs to the operating system.
  const settings = settingsOf(machine.id).filter(({ id, page }) => isFirmwarePage(page) && id !== 'clock');
  const processors = Object.values(machine.parts).filter(
    ({ id, kind }) => kind === 'cpu' && !isFromStock(machine.id, id),
  );
  return [
    paragraph(t('lab-manual:firmware.enter', { version: firmware })),
    tableOf(
      t,
      t('lab-manual:firmware.defaults'),
      ['setting', 'default', 'system'],
      settings.map(({ id, options: [standard] }) => [
        t(`lab:setting.${id}`),
        t(`lab:option.${standard}`),
        t(`lab:option.${delivered[id] ?? standard}`),
      ]),
    ),
    warning(t('lab-manual:firmware.sata-mode')),
    tableOf(
      t,
      t('lab-manual:firmware.processors'),
      ['processor', 'version'],
      processors.map(({ model, needsFirmware }) => [model, needsFirmware ?? t('lab-manual:firmware.any')]),
    ),
    {
      kind: 'list',
      items: [
        t('lab-manual:firmware.cell', { volts: cellVolts.toFixed(2) }),
        t('lab-manual:firmware.clear'),
        t('lab-manual:firmware.stick'),
        t('lab-manual:firmware.flash'),
        ...(machine.controls.includes('flashback-button') ? [t('lab-manual:firmware.flashback')] : []),
      ],
    },
  ];
};
