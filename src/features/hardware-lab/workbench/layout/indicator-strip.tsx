import { findMachine } from '../../../../core/hardware/machines/find-machine.ts';
import type { LedColour } from '../../../../core/hardware/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { type LabStore, useLab } from '../../store.ts';
import { beepText } from '../../texts/beep-text.ts';
import { useLabText } from '../../texts/lab-text.ts';
import { PostDigits } from '../display/post-digits.tsx';

const LIT: Readonly<Record<LedColour, string>> = {
  red: 'bg-fault-mark',
  yellow: 'bg-standby-mark',
  amber: 'bg-standby-mark',
  white: 'bg-ink',
  green: 'bg-passed-mark',
  blue: 'bg-probe-mark',
};

/** All indicators of the machine in words: LEDs, POST code display, blink code, last beeps. */
export function IndicatorStrip({ store }: { readonly store: LabStore }) {
  const { t } = useTranslation('lab-bench');
  const text = useLabText();
  const leds = useLab(store, ({ view }) => view.leds);
  const beeps = useLab(store, ({ view }) => view.beeps);
  const blink = useLab(store, ({ view }) => view.blink);
  const model = useLab(store, ({ view }) => view.model);
  const hasDisplay = findMachine(model).codes.passed.code !== null;
  return (
    <section
      aria-label={t('lights.title')}
      className="chamfer grid gap-2 border border-line bg-surface/95 p-3 text-xs shadow-rest"
    >
      <ul className="flex flex-wrap gap-x-3.5 gap-y-1.5">
        {Object.values(leds).map(({ id, label, colour, light }) => (
          <li key={id} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={classNames(
                'scheme-dark size-2.5 rounded-full border border-edge',
                light !== 'off' && LIT[colour],
                light === 'blink' && 'animate-pulse',
              )}
            />
            <span className="silk">{text(label)}</span>{' '}
            <span className={light === 'off' ? 'sr-only' : 'text-ink-muted'}>
              {text(`light.${light}`, { colour: text(`colour.${colour}`) })}
            </span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        {hasDisplay ? (
          <div className="flex items-baseline gap-2">
            <dt className="text-ink-muted">{text('indicators.display')}</dt>
            <dd>
              <PostDigits store={store} />
            </dd>
          </div>
        ) : null}
        {blink === null ? null : (
          <div className="flex items-baseline gap-2">
            <dt className="text-ink-muted">{t('lights.blinks')}</dt>
            <dd className="font-medium">{t('lights.pair', { amber: blink[0], white: blink[1] })}</dd>
          </div>
        )}
        <div className="flex items-baseline gap-2">
          <dt className="text-ink-muted">{text('indicators.beeps')}</dt>
          <dd>{beepText(text, beeps)}</dd>
        </div>
      </dl>
    </section>
  );
}
