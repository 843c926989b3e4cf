import type { Machine } from '../../../../core/hardware/machines/catalogue.ts';
import { type ManualText, paragraph, type SheetWriter, tableOf, warning } from '../sheet.ts';

/** The slots to populate first: those of the factory configuration. */
function filledFirst(machine: Machine): readonly string[] {
  return machine.standard.parts.flatMap((id) => {
    const part = machine.parts[id];
    return part?.kind === 'dimm' && part.socket !== null ? [part.socket] : [];
  });
}

function moduleWords(machine: Machine, t: ManualText): string {
  const id = machine.standard.parts.find((part) => machine.parts[part]?.kind === 'dimm') ?? '';
  const { form = '', speed = 0, capacity = 0 } = machine.parts[id] ?? {};
  if (machine.portable !== undefined)
    return t('lab-manual:memory.module-laptop', { speed, size: capacity / 1024 });
  return t('lab-manual:memory.module', { form: form.toUpperCase(), speed, size: capacity / 1024 });
}

/** Generations whose registered modules have their key elsewhere than the unbuffered ones (JEDEC DDR5; corrections 8). */
const KEYED_APART: readonly string[] = ['ddr5'];

/** Why registered memory is no replacement: it does not enter the slot, or enters and does not work. */
function registeredWarning(machine: Machine, t: ManualText): string {
  const keyed = Object.values(machine.sockets).some(({ form = '' }) => KEYED_APART.includes(form));
  return t(keyed ? 'lab-manual:memory.registered-keyed' : 'lab-manual:memory.registered');
}

/** Channels, population order and compatible modules. */
export const writeMemory: SheetWriter = (machine, t) => {
  const slots = Object.values(machine.sockets).filter(({ accepts }) => accepts === 'dimm');
  const first = filledFirst(machine);
  return [
    paragraph(moduleWords(machine, t)),
    tableOf(
      t,
      t('lab-manual:memory.slots'),
      ['slot', 'channel', 'position', 'fill'],
      slots.map(({ id, channel = '-' }, index) => [
        t(`lab:socket.${id}`),
        channel,
        String(index + 1),
        first.includes(id) ? t('lab-manual:memory.first') : t('lab-manual:memory.second'),
      ]),
    ),
    {
      kind: 'list',
      items: [
        t('lab-manual:memory.one', { slot: t(`lab:socket.${first[0] ?? ''}`) }),
        ...(machine.portable === undefined ? [t('lab-manual:memory.seat')] : []),
        t('lab-manual:memory.single'),
        ...(machine.codes.trainingSeconds > 0
          ? [t('lab-manual:memory.training', { seconds: machine.codes.trainingSeconds })]
          : []),
      ],
    },
    paragraph(t(`lab-manual:memory.${machine.id}`)),
    ...(machine.portable === undefined ? [warning(registeredWarning(machine, t))] : []),
  ];
};
