import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';

const LIGHTS = [
  { name: 'cpu', state: 'passed' },
  { name: 'dram', state: 'failed' },
  { name: 'vga', state: 'waiting' },
  { name: 'boot', state: 'waiting' },
] as const;

const LIGHT_STYLES = {
  passed: 'bg-passed-mark',
  failed: 'bg-standby-mark motion-safe:animate-pulse',
  waiting: 'bg-line',
} as const;

/** The board's debug LEDs beside its POST display; dark in both themes, as the board is. */
export function PostPanel() {
  const { t } = useTranslation('landing');
  return (
    <div className="chamfer scheme-dark flex items-stretch gap-4 bg-board p-4 sm:gap-6 sm:p-5 text-ink">
      <div className="grid content-between gap-3">
        <span className="silk text-ink-faint">{t('bench.post')}</span>
        <span className="reading rounded-sm bg-sunken px-3 py-2 text-4xl sm:px-4 sm:text-5xl font-medium text-standby">
          55
        </span>
      </div>
      <ul className="silk grid min-w-0 grow gap-2 self-center">
        {LIGHTS.map(({ name, state }) => (
          <li
            key={name}
            className="flex items-center gap-2 border-b border-trace sm:gap-3 pb-2 last:border-0 last:pb-0"
          >
            <span className={classNames('h-2 w-4', LIGHT_STYLES[state])} />
            <span>{t(`bench.${name}`)}</span>
            <span className={classNames('ms-auto', state === 'failed' ? 'text-standby' : 'text-ink-faint')}>
              {t(`bench.${state}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SCORES = [
  { name: 'evidence', share: 'w-[92%]' },
  { name: 'safety', share: 'w-full' },
  { name: 'cost', share: 'w-[78%]' },
] as const;

/** A sample score with three bars. */
export function ScorePanel() {
  const { t } = useTranslation('landing');
  return (
    <ul className="grid gap-4">
      {SCORES.map(({ name, share }) => (
        <li key={name} className="grid gap-1.5">
          <span className="silk text-ink-muted">{t(`bench.${name}`)}</span>
          <span className="h-2 bg-line">
            <span className={classNames('block h-full bg-passed-mark', share)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
