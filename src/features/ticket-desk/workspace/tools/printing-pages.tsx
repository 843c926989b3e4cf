import type { DeskCommand } from '../../../../core/ticketing/model/commands.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { PART_REPEAT_MM, PRINTER_PARTS } from '../../../../core/ticketing/world/printers.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { secondsOf } from '../../model/costs.ts';
import { dayAndTime } from '../../texts/desk-time.ts';
import type { PanelProps } from '../panel-props.ts';
import { ActButton } from './act-button.tsx';
import { Facts, PageSection } from './facts.tsx';
import { LogTable, Whole } from './log-table.tsx';

interface PrintingPageProps<Page extends keyof PageContents> extends Pick<PanelProps, 'view' | 'send'> {
  readonly contents: PageContents[Page];
}

interface Act {
  readonly label: string;
  readonly command: DeskCommand;
}

function Acts({ acts, send }: Pick<PanelProps, 'send'> & { readonly acts: readonly Act[] }) {
  const { t } = useTranslation('desk');
  return (
    <PageSection title={t('tools.acts')} aside={t('tools.minutes')}>
      <div className="grid grid-cols-2 gap-1.5">
        {acts.map(({ label, command }) => (
          <ActButton
            key={label}
            label={label}
            seconds={secondsOf(command.kind)}
            onAct={() => void send(command)}
          />
        ))}
      </div>
    </PageSection>
  );
}

/** A queue of the print server: its state, its jobs, and what can be done with them. */
export function QueuePage({ contents, view, send }: PrintingPageProps<'printing.queue'>) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { name, model, address, queue, jobs, release, site, floor } = contents;
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{name}</strong>
        <span className="text-xs text-ink-muted">
          {model}, {t(`desk:site.${site}`)} {floor}
        </span>
      </p>
      <Facts
        rows={[
          [t('desk:tools.field.status'), t(`desk-tools:printing.queueIs.${queue}`)],
          [t('desk-tools:printing.address'), address],
          [t('desk-tools:printing.release'), t(`desk-tools:printing.releaseIs.${release}`)],
        ]}
      />
      <LogTable
        caption={t('desk-tools:printing.jobs')}
        columns={[
          t('desk-tools:printing.document'),
          t('desk-tools:printing.owner'),
          t('desk-tools:printing.pages'),
          t('desk:tools.field.status'),
        ]}
        rows={jobs.map(({ document, owner, pages, state, sentAt }) => [
          document,
          owner,
          String(pages),
          `${t(`desk-tools:printing.jobIs.${state}`)}, ${dayAndTime(sentAt, view.now)}`,
        ])}
        empty={t('desk-tools:printing.noJobs')}
      />
      <Acts
        send={send}
        acts={[
          ...jobs.map(({ id, document }) => ({
            label: t('desk-tools:printing.cancel', { document }),
            command: { kind: 'cancel-job', printer: name, job: id } as const,
          })),
          ...(['resume-queue', 'clear-queue', 'require-pin'] as const).map((kind) => ({
            label: t(`desk:tools.act.${kind}`),
            command: { kind, printer: name },
          })),
        ]}
      />
    </>
  );
}

/** The print server: whether its spooler runs, what it wrote down, and the queues. */
export function PrintServerPage({ contents, view, send }: PrintingPageProps<'printing.server'>) {
  const { t } = useTranslation(['desk', 'desk-tools']);
  const { server, spooler, events, queues } = contents;
  return (
    <>
      <p className="reading text-base font-medium">{server}</p>
      <Facts rows={[[t('desk-tools:printing.spooler'), t(`desk-tools:window.service.${spooler}`)]]} />
      <LogTable
        caption={t('desk-tools:printing.events')}
        columns={[t('desk-tools:printing.when'), t('desk-tools:printing.message')]}
        rows={events
          .toReversed()
          .map(({ at, source, id, message }) => [
            <Whole key="when">{dayAndTime(at, view.now)}</Whole>,
            `${source} ${id}: ${message}`,
          ])}
        empty={t('desk-tools:printing.noEvents')}
      />
      <PageSection title={t('desk-tools:printing.queues')} aside={queues.length}>
        <Facts
          rows={queues.map(({ name, jobs }) => [name, t('desk-tools:printing.waiting', { count: jobs })])}
        />
      </PageSection>
      <Acts
        send={send}
        acts={(['stop-spooler', 'start-spooler'] as const).map((kind) => ({
          label: t(`desk:tools.act.${kind}`),
          command: { kind },
        }))}
      />
    </>
  );
}

/** What a printer tells of itself: state, parts, paper, and what came out of it. */
export function PrinterPage({ contents, view, send }: PrintingPageProps<'printing.device'>) {
  const { t, i18n } = useTranslation(['desk', 'desk-tools']);
  const { kind, name, model, device, parts, headTest, supply, quality, paper, ordered, work } = contents;
  const count = (pages: number): string => new Intl.NumberFormat(i18n.language).format(pages);
  const { open } = view;
  const headRow = ({ dots, deadDots }: NonNullable<typeof headTest>): readonly [string, string] => [
    t('desk-tools:printing.dots'),
    deadDots === 0
      ? t('desk-tools:printing.dotsAll', { dots: count(dots) })
      : t('desk-tools:printing.dotsDead', { dead: count(deadDots), dots: count(dots) }),
  ];
  const own = PRINTER_PARTS.flatMap((part) => {
    const { [part]: life } = parts;
    return life === undefined ? [] : [{ part, life, mm: PART_REPEAT_MM[part] }];
  });
  return (
    <>
      <p>
        <strong className="reading block text-base font-medium">{name}</strong>
        <span className="text-xs text-ink-muted">{model}</span>
      </p>
      <Facts
        rows={[
          [t('desk:tools.field.status'), t(`desk-tools:printing.deviceIs.${device}`)],
          ...own.map(({ part, life: { pages, life }, mm }): [string, string] => [
            t(`desk-tools:printing.part.${part}`),
            mm === undefined
              ? t('desk-tools:printing.ownLife', { pages: count(pages), life: count(life) })
              : t('desk-tools:printing.life', { pages: count(pages), life: count(life), mm }),
          ]),
          ...(headTest === null ? [] : [headRow(headTest)]),
          ...(supply === null
            ? []
            : [[t(`desk-tools:printing.supply.${supply.kind}`), `${supply.percent} %`] as const]),
          ...(kind === 'inkjet'
            ? [[t('desk-tools:printing.quality'), t(`desk-tools:printing.qualityIs.${quality}`)] as const]
            : []),
          ...(kind === 'laser'
            ? [
                [t('desk-tools:printing.loaded'), t(`desk-tools:printing.paper.${paper.loaded}`)] as const,
                [t('desk-tools:printing.set'), t(`desk-tools:printing.paper.${paper.set}`)] as const,
              ]
            : []),
          [
            t('desk:tools.workplace.ordered'),
            ordered.map((part) => t(`desk-tools:printing.part.${part}`)).join(', ') ||
              t('desk:tools.value.none'),
          ],
        ]}
      />
      <LogTable
        caption={t('desk-tools:printing.work')}
        columns={[
          t('desk-tools:printing.when'),
          t('desk-tools:printing.document'),
          t('desk-tools:printing.owner'),
          t('desk-tools:printing.from'),
        ]}
        rows={work
          .toReversed()
          .map(({ at, sentAt, kind, document, pages, owner, from }) => [
            <Whole key="when">{dayAndTime(at, view.now)}</Whole>,
            `${document}, ${t('desk-tools:printing.pageCount', { count: pages })}`,
            owner,
            kind === 'copy'
              ? t('desk-tools:printing.copied')
              : t('desk-tools:printing.sent', { from, time: dayAndTime(sentAt, view.now) }),
          ])}
        empty={t('desk-tools:printing.noWork')}
      />
      <Acts
        send={send}
        acts={[
          ...(kind === 'laser'
            ? [
                {
                  label: t('desk:tools.act.set-tray-paper'),
                  command: { kind: 'set-tray-paper', printer: name } as const,
                },
              ]
            : []),
          ...(open === null
            ? []
            : own.map(({ part }) => ({
                label: t(`desk:tools.act.order-${part}`),
                command: { kind: 'order-printer-part', ticket: open, printer: name, part } as const,
              }))),
        ]}
      />
    </>
  );
}
