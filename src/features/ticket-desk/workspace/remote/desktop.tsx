import {
  AppWindow,
  CalendarClock,
  Clock,
  CloudUpload,
  Cpu,
  Globe,
  HardDrive,
  KeyRound,
  KeySquare,
  type LucideIcon,
  Mail,
  Mic,
  Network,
  Printer,
  Settings2,
  X,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoteView } from '../../../../core/ticketing/model/view.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import type { OperatingSystem } from '../../../../core/ticketing/world/host.ts';
import { classNames } from '../../../../lib/class-names.ts';
import type { PanelProps } from '../panel-props.ts';
import type { RemotePage } from '../tools/tool-list.ts';
import { KeychainWindow } from './keychain-window.tsx';
import { NetworkWindow } from './network-window.tsx';
import { PrintersWindow } from './printers-window.tsx';
import { BrowserWindow, ClockWindow, MailWindow } from './program-windows.tsx';
import { SoundWindow } from './sound-window.tsx';
import { SyncWindow } from './sync-window.tsx';
import { CredentialsWindow, DevicesWindow, DisksWindow, EventsWindow, ServicesWindow } from './windows.tsx';

const WINDOWS: readonly (readonly [RemotePage, Word, LucideIcon])[] = [
  ['remote.network', 'network', Network],
  ['remote.services', 'services', Settings2],
  ['remote.printers', 'printers', Printer],
  ['remote.events', 'events', CalendarClock],
  ['remote.devices', 'devices', Cpu],
  ['remote.disks', 'disks', HardDrive],
  ['remote.credentials', 'credentials', KeyRound],
  ['remote.keychain', 'keychain', KeySquare],
  ['remote.clock', 'clock', Clock],
  ['remote.browser', 'browser', Globe],
  ['remote.mail', 'mail', Mail],
  ['remote.sound', 'sound', Mic],
  ['remote.sync', 'sync', CloudUpload],
];
type Word =
  | 'clock'
  | 'network'
  | 'services'
  | 'printers'
  | 'events'
  | 'devices'
  | 'disks'
  | 'credentials'
  | 'keychain'
  | 'browser'
  | 'mail'
  | 'sound'
  | 'sync';

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
  const [open, setOpen] = useState<readonly RemotePage[]>([]);
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
          const [, word = 'network', Icon = AppWindow] = WINDOWS.find(([one]) => one === page) ?? [];
          return (
            <section
              key={page}
              aria-label={t(`desktop.window.${word}`)}
              className="min-w-0 overflow-hidden rounded-md border border-edge bg-surface text-xs shadow-rest"
            >
              <h3 className="flex h-8 items-center gap-2 border-b border-line bg-sunken ps-2.5 font-medium">
                <Icon aria-hidden="true" className="size-4 text-ink-muted" />
                <span className="grow">{t(`desktop.window.${word}`)}</span>
                <button
                  type="button"
                  aria-label={t('desktop.close', { window: t(`desktop.window.${word}`) })}
                  onClick={() => void toggle(page)}
                  className="grid h-full w-9 place-items-center hover:bg-hover pointer-coarse:w-11"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </h3>
              <div className="grid max-h-96 gap-3 overflow-y-auto p-2.5">
                <Inside {...props} page={page} />
              </div>
            </section>
          );
        })}
      </div>
      <div
        role="toolbar"
        aria-label={t('desktop.programs')}
        className="flex shrink-0 flex-wrap gap-0.5 border-t border-line bg-surface p-1 max-[959.98px]:grid max-[959.98px]:grid-cols-3"
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
                'grid min-h-9 min-w-9 place-items-center rounded-sm hover:bg-hover max-[959.98px]:content-center max-[959.98px]:gap-1 max-[959.98px]:py-1.5 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
                isOpen ? 'bg-hover text-ink shadow-[inset_0_-2px_var(--color-probe-mark)]' : 'text-ink-muted',
              )}
            >
              <Icon aria-hidden="true" className="size-4.5" />
              <span className="text-2xs leading-3.5 min-[960px]:hidden">{t(`desktop.window.${word}`)}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Inside({ page, view, send }: DesktopProps & { readonly page: RemotePage }) {
  /** A page holds the contents of its own id. */
  const contentsOf = <Id extends RemotePage>(id: Id) => view.pages[id]?.contents as PageContents[Id];
  switch (page) {
    case 'remote.network':
      return <NetworkWindow contents={contentsOf(page)} send={send} />;
    case 'remote.services':
      return <ServicesWindow contents={contentsOf(page)} send={send} />;
    case 'remote.printers':
      return <PrintersWindow contents={contentsOf(page)} send={send} />;
    case 'remote.events':
      return <EventsWindow contents={contentsOf(page)} now={view.now} />;
    case 'remote.devices':
      return <DevicesWindow contents={contentsOf(page)} now={view.now} />;
    case 'remote.disks':
      return <DisksWindow contents={contentsOf(page)} send={send} />;
    case 'remote.credentials':
      return <CredentialsWindow contents={contentsOf(page)} send={send} />;
    case 'remote.keychain':
      return <KeychainWindow contents={contentsOf(page)} now={view.now} send={send} />;
    case 'remote.clock':
      return <ClockWindow contents={contentsOf(page)} now={view.now} send={send} />;
    case 'remote.browser':
      return <BrowserWindow contents={contentsOf(page)} now={view.now} send={send} />;
    case 'remote.mail':
      return <MailWindow contents={contentsOf(page)} now={view.now} send={send} />;
    case 'remote.sound':
      return <SoundWindow contents={contentsOf(page)} send={send} />;
    case 'remote.sync':
      return <SyncWindow contents={contentsOf(page)} />;
  }
}
