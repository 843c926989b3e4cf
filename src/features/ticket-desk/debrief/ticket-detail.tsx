import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadWhenOnline } from '../../../lib/load-when-online.ts';
import { DebriefPanel } from '../../../runs/debrief/debrief-frame.tsx';
import { Uncertainty } from '../../../runs/debrief/uncertainty.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { FactText } from '../texts/use-fact-text.ts';
import { useReadingName } from '../texts/use-reading-name.ts';
import type { StoryText } from '../texts/use-story-text.ts';
import type { EndedShift } from './ended-shift.ts';
import { TicketClocks } from './ticket-clocks.tsx';
import { TicketIdentity } from './ticket-identity.tsx';
import { TicketSatisfaction } from './ticket-satisfaction.tsx';
import { TicketScore } from './ticket-score.tsx';

/** The paths are played again, by rules that nobody needs who only reads a score. */
const TicketPaths = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./ticket-paths.tsx'))).TicketPaths,
}));

export interface TicketDetailProps {
  readonly ended: EndedShift;
  readonly ticket: TicketReport;
  /** What it was, as the judge tells it; null where it stands at the top already. */
  readonly told: { readonly title: string; readonly insight: string } | null;
  readonly storyText: StoryText;
  readonly factText: FactText;
  /** Gets the focus when the ticket is opened from the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  onShow(number: string): void;
}

/** One ticket of a shift in every detail. */
export function TicketDetail({
  ended,
  ticket,
  told,
  storyText,
  factText,
  heading,
  onShow,
}: TicketDetailProps) {
  const { t } = useTranslation(['desk-debrief', 'runs']);
  const readingName = useReadingName();
  const { report, review, view } = ended;
  const { tickets } = report;
  const place = tickets.indexOf(ticket);
  const isShift = tickets.length > 1;
  const recording = review?.recording ?? null;
  const values = view?.tickets.find(({ record }) => record.number === ticket.number)?.values;
  return (
    <section aria-labelledby={isShift ? 'desk-ticket' : undefined} className="grid gap-4">
      {isShift ? (
        <div className="flex flex-wrap items-center justify-between gap-3 pt-2">
          <div className="min-w-0">
            <h2
              id="desk-ticket"
              ref={heading}
              tabIndex={-1}
              aria-live="polite"
              className="scroll-mt-4 text-lg font-semibold outline-none"
            >
              {t('detail.one', { number: ticket.number, person: ticket.person })}
            </h2>
            <p className="text-sm text-ink-muted">{storyText(ticket.story, 'title', values)}</p>
          </div>
          <div className="flex items-center gap-2">
            <Step label={t('detail.previous')} to={tickets[place - 1]} onShow={onShow}>
              <ChevronLeft aria-hidden="true" className="rtl:rotate-180" />
            </Step>
            <span className="reading text-sm text-ink-muted">
              {t('detail.place', { at: place + 1, total: tickets.length })}
            </span>
            <Step label={t('detail.next')} to={tickets[place + 1]} onShow={onShow}>
              <ChevronRight aria-hidden="true" className="rtl:rotate-180" />
            </Step>
          </div>
        </div>
      ) : null}
      {told === null ? null : (
        <DebriefPanel label={t('detail.was')}>
          <div className="grid gap-1">
            <h3 className="silk text-ink-muted">{t('detail.was')}</h3>
            <p className="font-medium">
              {storyText(ticket.story, `suspect.${ticket.truth}`, values) || told.title}
            </p>
            <p className="max-w-prose text-sm text-ink-muted">{told.insight}</p>
          </div>
        </DebriefPanel>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[1.7fr_1fr]">
        <DebriefPanel label={t('detail.score', { number: ticket.number })}>
          <TicketScore ticket={ticket} factText={factText} />
        </DebriefPanel>
        <div className="grid content-start gap-4">
          <Uncertainty
            points={ticket.debrief.entropy}
            expert={ticket.debrief.expert ?? []}
            nameOf={(test) => capitalized(readingName(test))}
          />
          <DebriefPanel label={t('felt', { person: ticket.person })}>
            <TicketSatisfaction satisfaction={ticket.satisfaction} />
          </DebriefPanel>
          <DebriefPanel labelledBy="desk-identity">
            <TicketIdentity ticket={ticket} />
          </DebriefPanel>
        </div>
      </div>
      <DebriefPanel labelledBy="desk-clocks">
        <TicketClocks ticket={ticket} report={report} />
      </DebriefPanel>
      {recording === null ? null : (
        <DebriefPanel label={t('runs:debrief.paths')}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <TicketPaths recording={recording} ticket={ticket} />
          </Suspense>
        </DebriefPanel>
      )}
    </section>
  );
}

/** As a line of a table begins. */
function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface StepProps {
  readonly label: string;
  readonly to: TicketReport | undefined;
  readonly children: ReactNode;
  onShow(number: string): void;
}

function Step({ label, to, children, onShow }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onShow(to.number);
      }}
    >
      {children}
    </Button>
  );
}
