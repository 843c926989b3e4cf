import { SMART_IDS } from '../../../../core/hardware/behaviour/drives.ts';
import { type ManualText, paragraph, type SheetBlock, type SheetWriter, tableOf, warning } from '../sheet.ts';

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
    ...(ports.length > 0 ? [writePlaces(places, ports, t)] : []),
    paragraph(t(`lab-manual:storage.${machine.id}`)),
    ...(ports.length > 0 ? [writeCounts(t)] : []),
    ...(hasM2 ? [paragraph(t('lab-manual:storage.nvme'))] : []),
    warning(t('lab-manual:storage.data-first')),
  ];
};

type Named = readonly { readonly id: string }[];

function writePlaces(places: Named, ports: Named, t: ManualText): SheetBlock {
  return paragraph(
    t('lab-manual:storage.places', {
      places: places.map(({ id }) => t(`lab:socket.${id}`)).join(', '),
      ports: ports.map(({ id }) => t(`lab:connector.${id}`)).join(', '),
    }),
  );
}

/** What a SATA drive counts. */
function writeCounts(t: ManualText): SheetBlock {
  return tableOf(
    t,
    t('lab-manual:storage.smart'),
    ['attribute', 'means', 'act'],
    SMART_IDS.map((id) => [id, t(`lab-manual:smart.${id}.means`), t(`lab-manual:smart.${id}.act`)]),
  );
}
