import { useEffect, useRef } from 'react';
import type { DeskView, RemoteView } from '../../../core/ticketing/model/view.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { clockTime } from '../texts/desk-time.ts';
import { ConsoleBlock } from '../workspace/remote/console-block.tsx';
import { RemoteWindow } from '../workspace/remote/remote-window.tsx';
import { useAnnouncement } from '../workspace/remote/use-announcement.ts';
import type { RemotePage } from '../workspace/tools/tool-list.ts';

export interface ReplayRemoteProps {
  readonly view: DeskView;
  readonly session: RemoteView;
  readonly windows: readonly RemotePage[];
  send(): Promise<boolean>;
}

/** Somebody's computer as it stood at a step: what was typed and printed, and the windows that were open. */
export function ReplayRemote({ view, session, windows, send }: ReplayRemoteProps) {
  const { t } = useTranslation('desk-tools');
  const says = useAnnouncement();
  const log = useRef<HTMLOListElement>(null);
  const { asset, host, contact, allowedAt, console: entries } = session;
  const open = windows.filter((page) => view.pages[page]?.subject === asset);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each command that is added is shown from its first line
  useEffect(() => {
    // The newest command stands at the upper edge, with what it printed below it.
    const list = log.current;
    const region = list?.closest('section');
    const last = list?.lastElementChild;
    if (list && region && last instanceof HTMLElement) region.scrollTop = last.offsetTop - list.offsetTop;
  }, [entries.length]);
  return (
    <section
      aria-label={t('console.label', { host })}
      className="@container flex min-h-72 min-w-0 flex-col border-s border-line bg-sunken"
    >
      <p className="flex flex-wrap items-center gap-x-3 border-b border-line bg-surface px-4 py-2 text-xs text-ink-muted">
        <strong className="reading text-[0.8125rem] font-medium text-ink">{host}</strong>
        <span className="reading">{asset}</span>
        {t(contact === null ? 'remote.unattended' : 'remote.allowed', { time: clockTime(allowedAt) })}
      </p>
      <div
        className={`grid min-h-0 grow ${open.length > 0 && entries.length > 0 ? 'grid-rows-2 @min-[46rem]:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] @min-[46rem]:grid-rows-1' : ''}`}
      >
        {entries.length === 0 && open.length > 0 ? null : (
          <ScrollRegion label={t('console.log')} className="min-h-0 overflow-y-auto">
            {entries.length === 0 ? (
              <p className="px-4 py-6 text-xs text-ink-muted">{t('console.nothing')}</p>
            ) : (
              // Within what scrolls, which keys have to reach.
              <fieldset disabled className="contents">
                <ol ref={log}>
                  {entries.map((entry, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only added at the end
                    <li key={index}>
                      <ConsoleBlock entry={entry} says={says(entry.says)} />
                    </li>
                  ))}
                </ol>
              </fieldset>
            )}
          </ScrollRegion>
        )}
        {open.length === 0 ? null : (
          <ScrollRegion
            label={t('desktop.label', { host })}
            className="grid min-h-0 content-start gap-2 overflow-y-auto border-2 border-probe-mark bg-hover p-2"
          >
            <fieldset disabled className="contents">
              {open.map((page) => (
                <RemoteWindow key={page} page={page} view={view} send={send} />
              ))}
            </fieldset>
          </ScrollRegion>
        )}
      </div>
    </section>
  );
}
