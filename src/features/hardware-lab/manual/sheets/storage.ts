import { SMART_IDS } from '../../../../core/hardware/behaviour/drives.ts';
import { paragraph, type SheetWriter, tableOf, warning } from '../sheet.ts';

/** Drive connectors, shared ports, and how to read a drive's health. */
export const writeStorage: SheetWriter = (machine, t) => {
  const places = Object.values(machine.sockets).filter(({ accepts }) =>
    ['ssd-m2', 'ssd-sata', 'hdd'].includes(accepts),
  );
  const ports = Object.values(machine.connectors).filter(
    ({ family, host }) => family === 'sata-data' && host === 'motherboard',
  );
  const hasM2 = places.some(({ accepts }) => accepts === 'ssd-m2');
  return [
    paragraph(
      t('lab-manual:storage.places', {
        places: places.map(({ id }) => t(`lab:socket.${id}`)).join(', '),
        ports: ports.map(({ id }) => t(`lab:connector.${id}`)).join(', '),
      }),
    ),
    paragraph(t(`lab-manual:storage.${machine.id}`)),
    tableOf(
      t,
      t('lab-manual:storage.smart'),
      ['attribute', 'means', 'act'],
      SMART_IDS.map((id) => [id, t(`lab-manual:smart.${id}.means`), t(`lab-manual:smart.${id}.act`)]),
    ),
    ...(hasM2 ? [paragraph(t('lab-manual:storage.nvme'))] : []),
    warning(t('lab-manual:storage.data-first')),
  ];
};
