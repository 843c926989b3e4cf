import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { METER_RANGES, type MeterFunction } from '../../../core/hardware/vocabulary.ts';
import { Button } from '../../../ui/button.tsx';
import { useLab } from '../store.ts';
import { MeterDisplay } from './meter-display.tsx';
import { ProbePicker } from './probe-picker.tsx';
import { RangeDial } from './range-dial.tsx';
import type { ToolProps } from './tool-panel.tsx';

const FUNCTIONS = [
  'off',
  'dcv',
  'acv',
  'ohm',
  'continuity',
  'dca',
] as const satisfies readonly MeterFunction[];
/** Bare metal of the case: where the black probe usually is. */
const CHASSIS = 'chassis.1';

/** The multimeter: function, range, two probes on two pins, and what its display shows. */
export function MeterTool({ store, isFrozen, onRun }: ToolProps) {
  const { t } = useTranslation('lab-bench');
  const meter = useLab(store, ({ view }) => view.instruments.meter);
  const [black, setBlack] = useState(meter.black ?? CHASSIS);
  const [red, setRed] = useState(meter.red ?? '');
  const ranges = METER_RANGES[meter.function];
  return (
    <>
      <MeterDisplay meter={meter} />
      <RangeDial
        label={t('meter.function')}
        value={meter.function}
        isFrozen={isFrozen}
        options={FUNCTIONS.map((value) => ({
          value,
          label: t(`meter.${value}`),
          name: t(`meterName.${value}`),
        }))}
        onChange={(next) =>
          onRun({
            kind: 'set-meter',
            function: next,
            range: METER_RANGES[next][1] ?? METER_RANGES[next][0] ?? 0,
          })
        }
      />
      {ranges.length > 1 ? (
        <RangeDial
          label={t('meter.range')}
          value={String(meter.range)}
          isFrozen={isFrozen}
          options={ranges.map((range) => ({
            value: String(range),
            label: t(`meterRange.${meter.function === 'ohm' ? 'ohm' : 'volt'}`, { range }),
            name: t(`meterRange.${meter.function === 'ohm' ? 'ohm' : 'volt'}`, { range }),
          }))}
          onChange={(range) => onRun({ kind: 'set-meter', function: meter.function, range: Number(range) })}
        />
      ) : null}
      <div className="grid gap-3">
        <ProbePicker store={store} colour="black" value={black} onChange={setBlack} />
        <ProbePicker store={store} colour="red" value={red} onChange={setRed} />
      </div>
      <Button
        disabled={isFrozen || red === '' || meter.function === 'off'}
        onClick={() => onRun({ kind: 'probe', black, red })}
      >
        {t('meter.read')}
      </Button>
      {meter.function === 'off' ? <p className="text-xs text-ink-muted">{t('meter.isOff')}</p> : null}
    </>
  );
}
