import { Check, X } from 'lucide-react';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { type TicketFact, ticketFacts } from '../../../core/ticketing/assessment/ticket-facts.ts';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import { TICKET_PARTS, TICKET_WEIGHTS } from '../../../core/ticketing/assessment/ticket-weights.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { ScoreBreakdown } from '../../../runs/debrief/score-breakdown.tsx';
import type { FactText } from '../texts/use-fact-text.ts';

export interface TicketScoreProps {
  readonly ticket: TicketReport;
  readonly factText: FactText;
}

/** The score of a ticket: its seven dimensions, each with what was right and wrong in it. */
export function TicketScore({ ticket, factText }: TicketScoreProps) {
  const { t } = useTranslation(['desk-debrief', 'desk-home']);
  const facts = ticketFacts(ticket);
  return (
    <ScoreBreakdown
      score={ticket.score}
      hasPassed={ticket.faults.length === 0}
      reasons={ticket.faults.map((fault) => t(`fault.${fault}`, { mark: PASS_MARK }))}
      gates={[]}
      passText={t('passRuleTicket', { mark: PASS_MARK })}
      parts={TICKET_PARTS.map((part) => ({
        id: part,
        label: t(`desk-home:part.${part}`),
        earned: Math.round(TICKET_WEIGHTS[part] * ticket.parts[part]),
        most: TICKET_WEIGHTS[part],
        text: <Facts facts={facts[part]} wordsOf={(fact) => factText(fact, ticket)} />,
      }))}
    />
  );
}

interface FactsProps {
  readonly facts: readonly TicketFact[];
  wordsOf(fact: TicketFact): string;
}

/** What was wrong comes first. */
function Facts({ facts, wordsOf }: FactsProps) {
  const { t } = useTranslation('desk-debrief');
  const sorted = facts.toSorted((left, right) => Number(left.met) - Number(right.met));
  return (
    <ul className="grid gap-1">
      {sorted.map((fact) => {
        const words = wordsOf(fact);
        const Icon = fact.met ? Check : X;
        return (
          <li key={words} className={classNames('flex gap-2', fact.met && 'text-ink-muted')}>
            <Icon
              aria-hidden="true"
              className={classNames('mt-0.5 size-4 shrink-0', fact.met ? 'text-passed' : 'text-fault')}
            />
            <span>
              <span className="sr-only">{t(fact.met ? 'detail.right' : 'detail.wrong')}: </span>
              {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
