import { ClipboardList, Play } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PastRun, PastRuns } from './use-run-history.ts';

export interface HistoryListProps {
  readonly history: PastRuns;
  /** How a run is called. */
  titleOf(run: PastRun): string;
  /** Instead of a list without lines. */
  readonly emptyText: string;
  onReplay(run: PastRun): void;
  /** A run whose time ran out while nobody looked is counted with it. */
  onDebrief(run: PastRun): void;
}

/** Every run that is over, newest first; each can be watched again. */
export function HistoryList({ history, titleOf, emptyText, onReplay, onDebrief }: HistoryListProps) {
  const { t } = useTranslation('runs');
  if (history.isLoading) return <Skeleton className="h-40" />;
  return (
    <div className="grid gap-4">
      {history.hasFailed ? (
        <Alert tone="fault" title={t('history.failed')}>
          <Button size="sm" variant="secondary" onClick={history.retry}>
            {t('history.retry')}
          </Button>
        </Alert>
      ) : null}
      {history.runs.length === 0 ? (
        <p className="chamfer border border-dashed border-edge p-8 text-center text-ink-muted">{emptyText}</p>
      ) : (
        <ul className="chamfer divide-y divide-line border border-line bg-surface">
          {history.runs.map((run) => (
            <RunLine
              key={run.id}
              run={run}
              title={titleOf(run)}
              onReplay={() => onReplay(run)}
              onDebrief={() => onDebrief(run)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

interface RunLineProps {
  readonly run: PastRun;
  readonly title: string;
  onReplay(): void;
  onDebrief(): void;
}

function RunLine({ run, title, onReplay, onDebrief }: RunLineProps) {
  const { t, i18n } = useTranslation('runs');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const isKept = run.origin === 'server' && run.status !== 'void' && run.status !== 'waiting';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <span className="grid min-w-48 grow">
        <span className="font-medium">{title}</span>
        <span className="text-xs text-ink-muted">{when.format(new Date(run.endedAt))}</span>
      </span>
      {run.hasOtherRules ? <Badge tone="neutral">{t('history.earlierRules')}</Badge> : null}
      {run.origin === 'browser' ? <Badge tone="neutral">{t('history.browserOnly')}</Badge> : null}
      <Badge tone={run.mode === 'testing' ? 'copper' : 'neutral'}>{t(`history.${run.mode}`)}</Badge>
      {run.passed === null ? (
        <Badge tone="standby">{t(`status.${run.status}`)}</Badge>
      ) : (
        <Badge tone={run.passed ? 'passed' : 'standby'}>
          {t(run.passed ? 'history.passed' : 'history.notPassed')}
        </Badge>
      )}
      <span className="reading w-10 text-end text-lg font-semibold">{run.score ?? '–'}</span>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('history.debriefName', { job: title })}
        disabled={!isKept}
        onClick={onDebrief}
      >
        <ClipboardList aria-hidden="true" />
        {t('history.debrief')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('history.replayName', { job: title })}
        disabled={!isKept || run.status === 'lapsed' || run.hasOtherRules}
        onClick={onReplay}
      >
        <Play aria-hidden="true" />
        {t('history.replay')}
      </Button>
    </li>
  );
}
