import {
  AlarmClock,
  AppWindow,
  CalendarClock,
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
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { PanelProps } from '../panel-props.ts';
import type { RemotePage } from '../tools/tool-list.ts';
import { KeychainWindow } from './keychain-window.tsx';
import { NetworkWindow } from './network-window.tsx';
import { PrintersWindow } from './printers-window.tsx';
import { BrowserWindow, ClockWindow, MailWindow } from './program-windows.tsx';
import { SoundWindow } from './sound-window.tsx';
import { SyncWindow } from './sync-window.tsx';
import { CredentialsWindow, DevicesWindow, DisksWindow, EventsWindow, ServicesWindow } from './windows.tsx';

/** The windows of a computer in the order of its bar, with their words and signs. */
export const WINDOWS: readonly (readonly [RemotePage, Word, LucideIcon])[] = [
  ['remote.network', 'network', Network],
  ['remote.services', 'services', Settings2],
  ['remote.printers', 'printers', Printer],
  ['remote.events', 'events', CalendarClock],
  ['remote.devices', 'devices', Cpu],
  ['remote.disks', 'disks', HardDrive],
  ['remote.credentials', 'credentials', KeyRound],
  ['remote.keychain', 'keychain', KeySquare],
  ['remote.clock', 'clock', AlarmClock],
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

export interface RemoteWindowProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly page: RemotePage;
  /** At the end of its title. */
  readonly close?: ReactNode;
}

/** A window on somebody's computer: its title, and what it shows of the computer now. */
export function RemoteWindow({ page, view, send, close }: RemoteWindowProps) {
  const { t } = useTranslation('desk-tools');
  const [, word = 'network', Icon = AppWindow] = WINDOWS.find(([one]) => one === page) ?? [];
  return (
    <section
      aria-label={t(`desktop.window.${word}`)}
      className="min-w-0 overflow-hidden rounded-md border border-edge bg-surface text-xs shadow-rest"
    >
      <h3 className="flex h-8 items-center gap-2 border-b border-line bg-sunken ps-2.5 font-medium">
        <Icon aria-hidden="true" className="size-4 text-ink-muted" />
        <span className="grow">{t(`desktop.window.${word}`)}</span>
        {close}
      </h3>
      <div className="grid max-h-96 gap-3 overflow-y-auto p-2.5">
        <Inside page={page} view={view} send={send} />
      </div>
    </section>
  );
}

function Inside({ page, view, send }: Omit<RemoteWindowProps, 'close'>) {
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
