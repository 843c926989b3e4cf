import { useRef, useState } from 'react';
import { PASS_MARK } from '../../../core/assessment/pass-mark.ts';
import { parseRulesVersion } from '../../../core/kernel/rules-version.ts';
import { type ShiftSentence, shiftSentences } from '../../../core/ticketing/assessment/shift-sentences.ts';
import type { TicketReport } from '../../../core/ticketing/assessment/ticket-score.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { DebriefFrame, DebriefPanel } from '../../../runs/debrief/debrief-frame.tsx';
import { ScoreHead } from '../../../runs/debrief/score-head.tsx';
import { ThreeSentences } from '../../../runs/debrief/three-sentences.tsx';
import type { DebriefProps } from '../../../runs/shell/simulation.ts';
import { useWords } from '../../../runs/use-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { DeskSubject } from '../session/desk-subject.ts';
import type { DeskTypes } from '../store.ts';
import { clockTime, dayName } from '../texts/desk-time.ts';
import { useFactText } from '../texts/use-fact-text.ts';
import { useStoryText } from '../texts/use-story-text.ts';
import { costliestTicket } from './costliest-ticket.ts';
import { ShiftDay } from './shift-day.tsx';
import { ShiftNumbers } from './shift-numbers.tsx';
import { TicketDetail } from './ticket-detail.tsx';
import { TicketList } from './ticket-list.tsx';
import { useShiftReasons } from './use-shift-reasons.ts';

function passedOf(tickets: readonly TicketReport[]) {
  return { count: tickets.filter(({ faults }) => faults.length === 0).length, total: tickets.length };
}

/**
 * The debrief of a shift or of a practice ticket: three sentences and the score, the tickets with what each cost, one of them
 * at a time in every detail, and the figures of the shift in pairs.
 */
export function DebriefScreen({
  ended,
  changes,
  dispute,
  backLabel,
  onReplay,
  onHome,
  onAgain,
}: DebriefProps<DeskTypes, DeskSubject>) {
  const { mode, report, review, view, isOutOfTime } = ended;
  const { t } = useTranslation(['desk-debrief', 'desk', 'runs']);
  const storyText = useStoryText(report.tickets.map(({ story }) => story));
  const factText = useFactText(view, storyText);
  const reasons = useShiftReasons(report);
  const wordsIn = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const recording = review?.recording ?? null;
  const { tickets } = report;
  const isShift = tickets.length !== 1;
  const shown = tickets.find(({ number }) => number === chosen) ?? costliestTicket(tickets);
  const sentences = shiftSentences(report);
  const wordsOf = ({ fact, ticket }: ShiftSentence, asAdvice = false): string => {
    const about = tickets.find(({ number }) => number === ticket) ?? shown;
    const text = factText(fact, { story: about?.story ?? '', number: about?.number ?? '' }, asAdvice);
    // Among several tickets a sentence says whose it is about; those of the shift do so themselves.
    return isShift && about !== null && fact.group !== 'shift'
      ? t('sentenceOf', { person: about.person, text })
      : text;
  };
  /** Opened from a list, its heading is where reading goes on. */
  const open = (number: string): void => {
    setChosen(number);
    requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'start' });
      heading.current?.focus({ preventScroll: true });
    });
  };
  /** A run of other rules has no view, and a title with a hole nothing to fill it. */
  const titleOf = ({ story, number }: TicketReport): string => {
    const values = view?.tickets.find(({ record }) => record.number === number)?.values;
    const title = storyText(story, 'title', values);
    return title === '' || title.includes('{{') ? t('unnamed') : title;
  };
  const insightOf = (story: string): string => wordsIn(review?.words[`insight.${story}`]);
  const three = {
    wrong: wordsOf(sentences.wrong),
    why: isShift || shown === null ? '' : insightOf(shown.story),
    well: wordsOf(sentences.well),
    change: wordsOf(sentences.differently, true),
  };
  const until = report.startedAt + report.simSeconds;
  return (
    <DebriefFrame
      mode={mode === 'testing' ? 'testing' : 'practice'}
      title={
        isShift || shown === null ? t(mode === 'testing' ? 'title.shift' : 'title.practice') : titleOf(shown)
      }
      subtitle={[
        ...(isShift || shown === null
          ? []
          : [t('detail.one', { number: shown.number, person: shown.person })]),
        t('subtitle', {
          day: dayName(report.startedAt),
          from: clockTime(report.startedAt),
          until: clockTime(until),
        }),
      ].join(' · ')}
      rules={review === null || view === null ? null : parseRulesVersion(review.rulesVersion).rules}
      isOutOfTime={isOutOfTime}
      dispute={dispute}
      again={
        mode === 'practice' && !isShift && shown !== null
          ? { label: t('again'), onPress: () => onAgain({ kind: 'practice', story: shown.story }) }
          : null
      }
      homeLabel={backLabel ?? t('home')}
      onReplay={recording === null ? null : () => onReplay(recording)}
      onHome={onHome}
    >
      {view === null ? (
        <Alert
          title={t('runs:debrief.earlierTitle', {
            rules: parseRulesVersion(review?.rulesVersion ?? '').rules,
          })}
        >
          {t('runs:debrief.earlierText')}
        </Alert>
      ) : null}
      {isShift ? (
        <>
          <div className="grid items-stretch gap-4 xl:grid-cols-[1fr_22rem]">
            <ThreeSentences {...three} layout="rows" />
            <DebriefPanel label={t('runs:debrief.score')}>
              <ScoreHead
                score={report.score}
                hasPassed={report.passed}
                reasons={reasons}
                gates={[]}
                passText={`${t('passedOf', passedOf(tickets))}. ${t('passRule', { mark: PASS_MARK })}`}
              />
            </DebriefPanel>
          </div>
          <TicketList tickets={tickets} shown={shown?.number ?? null} factText={factText} onShow={open} />
        </>
      ) : (
        <ThreeSentences {...three} />
      )}
      {shown === null ? null : (
        <TicketDetail
          ended={ended}
          ticket={shown}
          told={
            isShift
              ? { title: wordsIn(review?.words[`title.${shown.story}`]), insight: insightOf(shown.story) }
              : null
          }
          storyText={storyText}
          factText={factText}
          heading={heading}
          onShow={setChosen}
        />
      )}
      {changes}
      {isShift && tickets.length > 0 ? (
        <>
          <ShiftNumbers report={report} />
          <ShiftDay report={report} endsAt={view?.endsAt ?? until} onShow={open} />
        </>
      ) : null}
    </DebriefFrame>
  );
}
