import { AppWindow, X } from 'lucide-react';
import { useState } from 'react';
import type { RemoteView } from '../../../../core/ticketing/model/view.ts';
import type { OperatingSystem } from '../../../../core/ticketing/world/host.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { PanelProps } from '../panel-props.ts';
import type { RemotePage } from '../tools/tool-list.ts';
import { RemoteWindow, WINDOWS } from './remote-window.tsx';

/** Windows that only some systems have; all others are everywhere. */
const ONLY_ON: Readonly<Partial<Record<RemotePage, readonly OperatingSystem[]>>> = {
  'remote.services': ['windows-11', 'linux'],
  'remote.events': ['windows-11', 'linux'],
  'remote.devices': ['windows-11'],
  'remote.credentials': ['windows-11'],
  'remote.keychain': ['macos'],
  'remote.browser': ['windows-11', 'macos'],
  'remote.mail': ['windows-11', 'macos'],
};

function windowsOf({ names }: RemoteView) {
  return WINDOWS.filter(([page]) => names === null || (ONLY_ON[page]?.includes(names.os) ?? true));
}

export interface DesktopProps extends PanelProps {
  readonly session: RemoteView;
}

/** The screen of somebody's computer: a bar of programs, and one window for each that is open. */
export function Desktop(props: DesktopProps) {
  const { t } = useTranslation('desk-tools');
  const { session, view, send } = props;
  // Windows stay open while another tool is looked at.
  const [open, setOpen] = useState<readonly RemotePage[]>(() =>
    WINDOWS.map(([page]) => page).filter((page) => view.pages[page]?.subject === session.asset),
  );
  const toggle = async (page: RemotePage): Promise<void> => {
    if (open.includes(page)) setOpen(open.filter((one) => one !== page));
    else if (await send({ kind: 'look', page, subject: session.asset }))
      setOpen((before) => [page, ...before.filter((one) => one !== page)]);
  };
  const shown = open.filter((page) => view.pages[page]?.subject === session.asset);
  return (
    <section
      aria-label={t('desktop.label', { host: session.host })}
      className="flex min-h-0 min-w-0 flex-col border-2 border-probe-mark bg-hover"
    >
      <div className="grid min-h-24 grow content-start gap-2 overflow-y-auto p-2">
        {shown.length === 0 ? (
          <p className="flex items-center gap-2 p-2 text-xs text-ink-muted">
            <AppWindow aria-hidden="true" className="size-4" />
            {t('desktop.empty')}
          </p>
        ) : null}
        {shown.map((page) => {
          const [, word = 'network'] = WINDOWS.find(([one]) => one === page) ?? [];
          return (
            <RemoteWindow
              key={page}
              page={page}
              view={view}
              send={send}
              close={
                <button
                  type="button"
                  aria-label={t('desktop.close', { window: t(`desktop.window.${word}`) })}
                  onClick={() => void toggle(page)}
                  className="grid h-full w-9 place-items-center hover:bg-hover pointer-coarse:w-11"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              }
            />
          );
        })}
      </div>
      <div
        role="toolbar"
        aria-label={t('desktop.programs')}
        className="flex shrink-0 flex-wrap gap-0.5 border-t border-line bg-surface p-1 max-[59.99875rem]:grid max-[59.99875rem]:grid-cols-3"
      >
        {windowsOf(session).map(([page, word, Icon]) => {
          const isOpen = shown.includes(page);
          return (
            <button
              key={page}
              type="button"
              aria-pressed={isOpen}
              title={t(`desktop.window.${word}`)}
              aria-label={t(`desktop.window.${word}`)}
              onClick={() => void toggle(page)}
              // A finger gets no tooltip: there the names stand below the signs.
              className={classNames(
                'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-sm px-2 hover:bg-hover max-[59.99875rem]:grid max-[59.99875rem]:place-items-center max-[59.99875rem]:px-0 max-[59.99875rem]:content-center max-[59.99875rem]:gap-1 max-[59.99875rem]:py-1.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
                isOpen ? 'bg-hover text-ink shadow-[inset_0_-2px_var(--color-probe-mark)]' : 'text-ink-muted',
              )}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              <span
                className={classNames(
                  'text-2xs leading-3.5 min-[60rem]:text-xs',
                  !isOpen && 'min-[60rem]:hidden',
                )}
              >
                {t(`desktop.window.${word}`)}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
