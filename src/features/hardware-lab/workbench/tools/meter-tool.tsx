import { METER_RANGES, type MeterFunction } from '../../../../core/hardware/model/vocabulary.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLab } from '../../store.ts';
import { MeterDisplay } from './meter-display.tsx';
import { ProbePicker } from './probe-picker.tsx';
import { RangeDial } from './range-dial.tsx';
import type { DeskToolProps } from './tool-panel.tsx';

const FUNCTIONS = [
  'off',
  'dcv',
  'acv',
  'ohm',
  'continuity',
  'dca',
] as const satisfies readonly MeterFunction[];
const PROBES = ['black', 'red'] as const;

/** The multimeter: function, range, two probes on two pins, and its display. */
export function MeterTool({ store, isFrozen, onRun, control: { desk, arrange } }: DeskToolProps) {
  const { t } = useTranslation('lab-bench');
  const meter = useLab(store, ({ view }) => view.instruments.meter);
  const { black, red, moving } = desk.probes;
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
      <div className="grid gap-2">
        {PROBES.map((colour) => (
          <ProbePicker
            key={colour}
            store={store}
            colour={colour}
            value={desk.probes[colour]}
            isMoving={moving === colour}
            onMove={() => arrange({ kind: 'move-probe', colour })}
            onChange={(pin) => arrange({ kind: 'hold-probe', colour, pin })}
          />
        ))}
        <p className="text-xs text-ink-muted">{t('meter.pick', { probe: t(`meter.${moving}`) })}</p>
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
