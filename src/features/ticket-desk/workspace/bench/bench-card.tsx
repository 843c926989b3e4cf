import { useQuery } from '@tanstack/react-query';
import { Hammer } from 'lucide-react';
import { BENCH_SIMULATION, BENCH_STORIES } from '../../../../core/contracts/bench-stories.ts';
import type { TicketView } from '../../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { finishedWorkQuery } from '../../../../runs/api/finished-work.query.ts';
import { Button } from '../../../../ui/button.tsx';
import { clockTime } from '../../texts/desk-time.ts';
import type { TicketPanelProps } from '../panel-props.ts';
import { type LessonDoor, type PracticeDoor, useBenchDoor } from './bench-door.ts';

type Visit = NonNullable<TicketView['bench']>;

/** Where the computer of a ticket is while the bench has it, and the way there for who may do the work themselves. */
export function BenchCard(props: TicketPanelProps) {
  const { t } = useTranslation('desk');
  const door = useBenchDoor();
  const { bench } = props.ticket;
  if (bench === null) return null;
  const { reference, asset, job, status, nextAt } = bench;
  return (
    <section
      aria-label={t('bench.label')}
      className="grid shrink-0 gap-1.5 border-b border-line bg-standby-soft px-5 py-2 text-[0.8125rem] max-[59.99875rem]:px-4"
    >
      <p className="flex items-start gap-2">
        <Hammer aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-standby" />
        {t(`bench.${status}`, {
          reference,
          asset,
          job: t(`bench.job.${job}`).toLowerCase(),
          time: clockTime(nextAt),
        })}
      </p>
      {door === null || status !== 'accepted' ? null : door.kind === 'lesson' ? (
        <LessonWork {...props} bench={bench} door={door} />
      ) : (
        <OwnWork {...props} bench={bench} door={door} />
      )}
    </section>
  );
}

interface LessonWorkProps extends TicketPanelProps {
  readonly bench: Visit;
  readonly door: LessonDoor;
}

/** The part of a tutorial at the bench, and its note once it is done. */
function LessonWork({ ticket, send, bench, door }: LessonWorkProps) {
  const { t } = useTranslation('desk');
  const { run, note, open } = door;
  const take = (): void =>
    void send({
      kind: 'take-bench-report',
      ticket: ticket.record.number,
      run,
      story: BENCH_STORIES[bench.job],
      passed: true,
      note,
    });
  return (
    <div role="status" className="flex flex-wrap items-center gap-2">
      <p className="grow">{t(note === null ? 'bench.lesson.open' : 'bench.lesson.done')}</p>
      <Button size="sm" onClick={note === null ? open : take}>
        {t(note === null ? 'bench.open' : 'bench.take')}
      </Button>
    </div>
  );
}

interface OwnWorkProps extends TicketPanelProps {
  readonly bench: Visit;
  readonly door: PracticeDoor & { readonly jobId: string };
}

/** The job at the bench, and what its judge said of it. */
function OwnWork({ ticket, send, bench, door }: OwnWorkProps) {
  const { t } = useTranslation('desk');
  const story = BENCH_STORIES[bench.job];
  const { personId, jobId } = door;
  const done = useQuery(finishedWorkQuery({ personId, since: jobId, simulation: BENCH_SIMULATION, story }));
  const taken = ticket.record.timeline.flatMap((entry) => (entry.kind === 'bench-report' ? [entry.run] : []));
  const work = done.data?.find(({ run }) => !taken.includes(run)) ?? null;
  const open = (
    <Button
      variant={work === null ? 'primary' : 'secondary'}
      size="sm"
      onClick={() => door.open(story, jobId)}
    >
      {t(work === null && taken.length === 0 ? 'bench.open' : 'bench.again')}
    </Button>
  );
  if (work === null)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <p className="grow">{t('bench.own')}</p>
        {done.data === undefined && done.isError ? (
          <p role="status" className="flex items-center gap-2">
            {t('bench.offline')}
            <Button variant="secondary" size="sm" onClick={() => void done.refetch()}>
              {t('bench.retry')}
            </Button>
          </p>
        ) : null}
        {open}
      </div>
    );
  const take = (): void =>
    void send({
      kind: 'take-bench-report',
      ticket: ticket.record.number,
      run: work.run,
      story,
      passed: work.passed,
      note: work.note,
    });
  return (
    <div role="status" className="flex flex-wrap items-center gap-2">
      <p className="grow">{t('bench.done', { score: work.score })}</p>
      <Button size="sm" onClick={take}>
        {t('bench.take')}
      </Button>
      {open}
    </div>
  );
}
