import { Map as MapIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { floorPlans } from '../../model/floor-plan.ts';
import { ActCap } from '../keys/key-cap.tsx';
import type { PanelProps } from '../panel-props.ts';
import { type LitTicket, SITES, seenOf } from './lit-tickets.ts';
import { SmallPlan } from './small-plan.tsx';
import { useLitTickets } from './use-lit-tickets.ts';

export interface PlanStripProps extends Pick<PanelProps, 'view' | 'text'> {
  onMap(): void;
}

/** At the foot of the workspace: the floors of each site, lit by its tickets, with how many wait there. Where it is narrow, in words alone. */
export function PlanStrip({ view, text, onMap }: PlanStripProps) {
  const { t } = useTranslation('desk-map');
  const lit = useLitTickets({ view, text });
  // Names make rooms wider; without them the plans are nearly the same, and need no texts.
  const plans = useMemo(() => floorPlans(view.companySeed, (department) => department), [view.companySeed]);
  const { down } = seenOf(view);
  const sayOf = (here: readonly LitTicket[]): string => {
    const open = here.filter(({ light }) => light !== 'done');
    const risky = open.filter((one) => one.isAtRisk).length;
    if (open.length === 0) return t('strip.nobody');
    return [
      t('open', { count: open.length }),
      ...(risky === 0 ? [] : [t('strip.atRisk', { count: risky })]),
    ].join(', ');
  };
  return (
    <section
      aria-label={t('strip.label')}
      className="flex h-full shrink-0 items-stretch border-t border-line bg-surface text-xs"
    >
      {SITES.map((site) => {
        const here = lit.filter((one) => one.site === site);
        const own = plans.filter(({ building }) => building === site);
        const dead = own.flatMap(({ accessPoints }) => accessPoints.filter(({ id }) => down.has(id)));
        return (
          <div key={site} className="flex min-w-0 items-center gap-3 border-e border-line px-4">
            <p className="grid min-w-0 gap-0.5 whitespace-nowrap">
              <span className="silk text-ink">{t(`strip.site.${site}`)}</span>
              <span className="truncate text-ink-muted">
                {[sayOf(here), ...dead.map(({ id }) => t('strip.down', { id }))].join(', ')}
              </span>
            </p>
            <span className="flex shrink-0 gap-1.5 max-[79.99875rem]:hidden">
              {own.map((plan) => (
                <SmallPlan key={plan.floor} plan={plan} lit={lit} className="h-10 w-18 min-[1440px]:w-22" />
              ))}
            </span>
          </div>
        );
      })}
      <button
        type="button"
        onClick={onMap}
        className="ms-auto flex items-center gap-2 px-4 whitespace-nowrap text-ink-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
      >
        <MapIcon aria-hidden="true" className="size-4" />
        {t('title')}
        <ActCap act="floor" />
      </button>
    </section>
  );
}
