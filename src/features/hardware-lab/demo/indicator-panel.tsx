import type { LedColour, LedLight } from '../../../core/hardware/view.ts';
import { classNames } from '../../../lib/class-names.ts';
import { PostDigits } from '../display/post-digits.tsx';
import { type LabStore, useLab } from '../store.ts';
import { beepText } from '../words/beep-text.ts';
import { useLabText } from '../words/lab-text.ts';

const DEBUG_LEDS = ['led-cpu', 'led-dram', 'led-vga', 'led-boot'] as const;

const LIT: Readonly<Record<LedColour, string>> = {
  red: 'bg-fault',
  yellow: 'bg-standby',
  amber: 'bg-standby',
  white: 'bg-ink',
  green: 'bg-passed',
  blue: 'bg-probe',
};

/** The board's four debug LEDs, its two digits and its speaker: live, or from the customer's clip while it is dark. */
export function IndicatorPanel({ store }: { readonly store: LabStore }) {
  const text = useLabText();
  const view = useLab(store, (snapshot) => snapshot.view);
  const clip = view.power.on ? null : view.recording;
  const isKnown = view.power.on || clip !== null;
  const lightOf = (id: string): LedLight => (clip === null ? view.leds[id]?.light : clip.leds[id]) ?? 'off';
  const source = view.power.on
    ? 'indicators.live'
    : clip === null
      ? 'indicators.dark'
      : 'indicators.recording';
  return (
    <section
      aria-label={text('indicators.title')}
      className="chamfer border border-line bg-surface/95 p-3 shadow-rest"
    >
      <p className="text-xs text-ink-muted">{text(source)}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {DEBUG_LEDS.map((id) => {
          const colour = view.leds[id]?.colour ?? 'white';
          const light = lightOf(id);
          return (
            <li key={id} className="flex items-center gap-1.5 text-xs">
              <span
                aria-hidden="true"
                className={classNames(
                  // Light is bright in either theme.
                  'scheme-dark size-2.5 rounded-full border border-edge',
                  light !== 'off' && LIT[colour],
                  light === 'blink' && 'animate-pulse',
                )}
              />
              <span className="silk">{text(`led.${id}`)}</span>{' '}
              <span className="text-ink-muted">
                {text(`light.${light}`, { colour: text(`colour.${colour}`) })}
              </span>
            </li>
          );
        })}
      </ul>
      {isKnown ? (
        <dl className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-xs">
          <div className="flex items-baseline gap-2">
            <dt className="text-ink-muted">{text('indicators.display')}</dt>{' '}
            <dd>
              <PostDigits store={store} />
            </dd>
          </div>
          <div className="flex items-baseline gap-2">
            <dt className="text-ink-muted">{text('indicators.beeps')}</dt>{' '}
            <dd>{beepText(text, clip === null ? view.beeps : clip.beeps)}</dd>
          </div>
        </dl>
      ) : null}
    </section>
  );
}
