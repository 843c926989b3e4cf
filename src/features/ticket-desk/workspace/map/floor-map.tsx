import { ArrowLeft } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { ScrollRegion } from '../../../../ui/scroll-region.tsx';
import { dueOf } from '../../model/due.ts';
import { floorPlans } from '../../model/floor-plan.ts';
import type { PanelProps } from '../panel-props.ts';
import { DueMark } from '../queue/due-mark.tsx';
import { PriorityMark } from '../queue/priority-mark.tsx';
import { AccessPointSign, FloorDrawing, LIGHT_FILL, PrinterSign } from './floor-drawing.tsx';
import { type Light, SITES, seenOf } from './lit-tickets.ts';
import { useLitTickets } from './use-lit-tickets.ts';

export interface FloorMapProps extends Pick<PanelProps, 'view' | 'text'> {
  onBack(): void;
  onOpen(ticket: string): void;
  onPerson(id: string): void;
}

const LIGHTS: readonly Light[] = ['urgent', 'soon', 'later', 'done'];

/** The floors of the three sites, lit by the tickets of those who work there, and the same tickets as a list by place. */
export function FloorMap({ view, text, onBack, onOpen, onPerson }: FloorMapProps) {
  const { t } = useTranslation(['desk-map', 'desk', 'desk-tools']);
  const lit = useLitTickets({ view, text });
  const plans = floorPlans(view.companySeed, (id) => t(`desk-tools:department.${id}`));
  const seen = seenOf(view);
  return (
    <section aria-label={t('title')} className="flex min-h-0 grow flex-col bg-ground">
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 border-b border-line bg-surface px-3 text-[0.8125rem]">
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="rtl:rotate-180" />
          {t('back')}
        </Button>
        <h2 className="text-base font-semibold">{t('title')}</h2>
        <p className="text-ink-muted max-[59.99875rem]:hidden">{t('text')}</p>
      </header>
      <div className="grid min-h-0 grow content-start overflow-y-auto min-[60rem]:grid-cols-[minmax(0,1fr)_19rem] min-[60rem]:content-stretch min-[60rem]:overflow-hidden">
        <ScrollRegion
          label={t('floors')}
          className="p-4 focus-visible:-outline-offset-2 max-[59.99875rem]:order-2 min-[60rem]:overflow-y-auto"
        >
          <div className="columns-1 gap-5 min-[720px]:columns-2">
            {plans.map((plan) => (
              <figure key={plan.floor} className="mb-5 grid break-inside-avoid gap-2">
                <figcaption className="flex items-baseline gap-3 text-xs text-ink-muted">
                  <span className="silk text-ink">{plan.floor}</span>
                  {t(`desk:site.${plan.building}`)}
                  <span>
                    {t('people', { count: plan.rooms.reduce((sum, { desks }) => sum + desks.length, 0) })}
                  </span>
                </figcaption>
                <FloorDrawing plan={plan} lit={lit} {...seen} onOpen={onOpen} onPerson={onPerson} />
              </figure>
            ))}
          </div>
        </ScrollRegion>
        <div className="flex flex-col border-s border-line bg-surface max-[59.99875rem]:border-b min-[60rem]:min-h-0">
          <div className="min-h-0 grow overflow-y-auto">
            {SITES.map((site) => {
              const here = lit.filter((one) => one.site === site);
              const open = here.filter(({ light }) => light !== 'done').length;
              return (
                <section key={site} aria-label={t(`desk:site.${site}`)}>
                  <h3 className="silk flex justify-between gap-2 px-4 pt-3 pb-1 text-ink-faint">
                    {t(`desk:site.${site}`)}
                    <span className="whitespace-nowrap">{t('open', { count: open })}</span>
                  </h3>
                  <ul>
                    {here.map(({ ticket, person, light }) => (
                      <li key={ticket.record.number}>
                        <button
                          type="button"
                          onClick={() => onOpen(ticket.record.number)}
                          className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 px-4 py-1.5 text-start text-[0.8125rem] hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
                        >
                          {light === 'done' ? (
                            <span className="text-2xs text-passed">{t('done')}</span>
                          ) : (
                            <PriorityMark priority={ticket.record.priority} />
                          )}
                          <span className="truncate font-medium">
                            {person.given} {person.family}{' '}
                            <span className="font-normal text-ink-muted">
                              {ticket.record.number.replace(/^\D+/, '')}
                            </span>
                          </span>
                          <DueMark due={dueOf(ticket, view.now)} now={view.now} />
                          <span className="col-start-2 col-end-4 truncate text-xs text-ink-muted">
                            {text.of(ticket, ticket.record.shortDescription)}
                          </span>
                        </button>
                      </li>
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
          <ul
            aria-label={t('legend')}
            className="grid shrink-0 grid-cols-2 gap-x-3 gap-y-1.5 border-t border-line px-4 py-3 text-xs text-ink-muted"
          >
            {LIGHTS.map((light) => (
              <li key={light} className="flex items-center gap-2">
                <svg aria-hidden="true" viewBox="0 0 14 8" className="h-2 w-3.5">
                  <rect width="14" height="8" className={LIGHT_FILL[light]} />
                </svg>
                {t(`light.${light}`)}
              </li>
            ))}
            <li className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="-9 -9 18 18" className="size-3.5">
                <AccessPointSign x={0} y={0} isDown={false} fill={undefined} />
              </svg>
              {t('light.point')}
            </li>
            <li className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="-9 -9 18 18" className="size-3.5">
                <AccessPointSign x={0} y={0} isDown fill={undefined} />
              </svg>
              {t('light.pointDown')}
            </li>
            <li className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="-9 -9 18 18" className="size-3.5">
                <PrinterSign x={0} y={0} fill={undefined} />
              </svg>
              {t('light.printer')}
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
