import { paragraph, type SheetWriter, tableOf, warning } from '../sheet.ts';

const BETWEEN = (range: readonly [number, number], unit: string): readonly [string, string] => [
  `${range[0]} ${unit}`,
  `${range[1]} ${unit}`,
];

/** Typical temperatures and fan speeds, fan connectors, and how to fit a cooler. */
export const writeCooling: SheetWriter = (machine, t) => {
  const { cpuC, gpuC, fanRpm } = machine.baseline;
  const fans = Object.values(machine.connectors).filter(({ family }) => family === 'fan4');
  return [
    tableOf(
      t,
      t('lab-manual:cooling.typical'),
      ['sensor', 'idle', 'load'],
      [
        [t('lab:part.cpu'), ...BETWEEN(cpuC, 'C')],
        ...(gpuC === null ? [] : [[t('lab:part.gpu'), ...BETWEEN(gpuC, 'C')]]),
        [t('lab:part.cpu-cooler'), ...BETWEEN(fanRpm, 'rpm')],
      ],
    ),
    paragraph(
      t('lab-manual:cooling.headers', { headers: fans.map(({ id }) => t(`lab:connector.${id}`)).join(', ') }),
    ),
    paragraph(t(`lab-manual:cooling.${machine.id}`)),
    {
      kind: 'list',
      items: (['film', 'paste', 'even', 'dust'] as const).map((rule) => t(`lab-manual:cooling.${rule}`)),
    },
    warning(t('lab-manual:cooling.limit')),
  ];
};
