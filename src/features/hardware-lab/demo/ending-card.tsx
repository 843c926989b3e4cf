import { Check, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SECONDS_PER_MINUTE } from '../../../core/kernel/time.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Button } from '../../../ui/button.tsx';
import { useLabText } from '../words/lab-text.ts';
import { InsightCard } from './insight-card.tsx';
import { ScoreBars } from './score-bars.tsx';
import type { DemoSummary } from './use-demo-play.ts';

const MIB_PER_GB = 1024;

export interface EndingCardProps {
  readonly summary: DemoSummary;
  readonly plansPath: string;
  onExit(): void;
}

/** The end of the demo over the frozen bench: what was achieved, one insight, and where to go from here. */
export function EndingCard({ summary: { outcome, report }, plansPath, onExit }: EndingCardProps) {
  const text = useLabText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const key = outcome === 'solved' ? 'solved' : 'time';
  return (
    <section
      aria-label={text('ending.label')}
      className="chamfer-both flex max-h-full w-full max-w-4xl animate-rise-in flex-col border border-line bg-raised shadow-float"
    >
      <div className="grid min-h-0 gap-6 overflow-y-auto p-5 sm:p-7">
        <header className="grid gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">
            {text(`ending.${key}Title`)}
          </h2>
          <p className="text-ink-muted">
            {text(`ending.${key}Text`, { memory: report.memoryMiB / MIB_PER_GB })}
          </p>
        </header>
        <div className="grid gap-6 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <ScoreBars report={report} />
            <div className="grid gap-2">
              <h3 className="text-sm font-semibold">{text('ending.achieved')}</h3>
              <ul className="grid gap-1.5 text-sm">
                {report.achievements.map(({ id, earned }) => (
                  <li key={id} className={classNames('flex gap-2', !earned && 'text-ink-muted')}>
                    {earned ? (
                      <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-passed" />
                    ) : (
                      <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                    )}
                    <span>
                      {text(`achievement.${id}`)}
                      <span className={earned ? 'sr-only' : 'text-xs'}>
                        {' '}
                        ({text(earned ? 'ending.earned' : 'ending.open')})
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <p className="reading text-xs text-ink-muted">
              {text('ending.simTime', {
                minutes: Math.floor(report.simSeconds / SECONDS_PER_MINUTE),
                seconds: report.simSeconds % SECONDS_PER_MINUTE,
              })}
            </p>
          </div>
          {report.insight === null ? null : <InsightCard insight={report.insight} />}
        </div>
      </div>
      <footer className="flex flex-wrap items-center gap-3 border-t border-line p-4 sm:px-7">
        <p className="grow basis-64 text-sm">
          <span className="block font-semibold">{text('ending.plansTitle')}</span>
          <span className="text-ink-muted">{text('ending.plansText')}</span>
        </p>
        <Button variant="secondary" className="grow sm:grow-0" onClick={onExit}>
          {text('ending.exit')}
        </Button>
        <Button asChild className="grow sm:grow-0">
          <Link to={plansPath}>{text('ending.plans')}</Link>
        </Button>
      </footer>
    </section>
  );
}
