import { Circle, CircleCheck, Info, Lightbulb } from 'lucide-react';
import type { Ref } from 'react';
import { DEMO_ACHIEVEMENTS, type DemoResult } from '../../../core/hardware/scenarios/demo-60-result.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';

const MIB_PER_GB = 1024;

export interface DemoResultViewProps {
  readonly result: DemoResult;
  /** The heading level on the surrounding page. */
  readonly level: 1 | 2;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The result of a demo: outcome, score, what was and was not done, and why inspection comes first. */
export function DemoResultView({ result, level, headingRef }: DemoResultViewProps) {
  const { t } = useTranslation('demo');
  const Heading = level === 1 ? 'h1' : 'h2';
  const { outcome, seconds, score, wrong, shown } = result;
  return (
    <div className="grid gap-3.5">
      <div className="grid gap-2">
        {outcome === 'solved' ? (
          <p className="silk flex items-center gap-1.5 text-passed">
            <CircleCheck aria-hidden="true" className="size-4" />
            {t('result.proven')}
          </p>
        ) : null}
        <Heading
          ref={headingRef}
          tabIndex={-1}
          className="text-2xl leading-tight font-semibold tracking-tight text-balance outline-none"
        >
          {t(`result.title.${outcome}`)}
        </Heading>
        <p className="text-ink-muted">
          {t(`result.text.${outcome}`, { seconds, memory: result.memoryMiB / MIB_PER_GB })}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted">
          <span className="text-ink">
            {t('result.score')}: <b className="reading font-semibold">{t('result.scoreOf', { score })}</b>
          </span>
          {wrong.count === 0 ? null : <span>{t('result.wrong', { ...wrong })}</span>}
          {shown.count === 0 ? null : <span>{t('result.shown', { ...shown })}</span>}
        </p>
      </div>
      <AchievementList result={result} />
      <ResultNote result={result} />
    </div>
  );
}

function AchievementList({ result }: { readonly result: DemoResult }) {
  const { t } = useTranslation('demo');
  return (
    <ul aria-label={t('result.achievements')} className="grid gap-2.5 text-sm">
      {DEMO_ACHIEVEMENTS.map((achievement) => {
        const state = result.deeds[achievement];
        const isOpen = state === 'open';
        const Icon = isOpen ? Circle : CircleCheck;
        return (
          <li key={achievement} className={classNames('flex items-start gap-3', isOpen && 'text-ink-muted')}>
            <Icon
              aria-hidden="true"
              className={classNames('mt-px size-4.5 shrink-0', !isOpen && 'text-passed')}
            />
            <span className="grow">{t(`result.${isOpen ? 'open' : 'done'}.${achievement}`)}</span>{' '}
            <span className="shrink-0 text-ink-muted">{t(`result.state.${state}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What was missing, or, after a repair, what the inspection of the lights was worth. */
function ResultNote({ result: { missing, look } }: { readonly result: DemoResult }) {
  const { t, i18n } = useTranslation('demo');
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  if (missing === null && look === null) return null;
  const Icon = missing === null ? Lightbulb : Info;
  return (
    <p className="flex gap-2.5 rounded-md bg-probe-soft p-3 text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-probe" />
      {missing === null && look !== null
        ? t(look.taken ? 'result.lookTaken' : 'result.lookMissed', {
            before: percent.format(look.before),
            after: percent.format(look.after),
          })
        : t(`result.missing.${missing ?? 'wait'}`)}
    </p>
  );
}
