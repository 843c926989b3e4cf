import { useTranslation } from 'react-i18next';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import type { PanelProps } from '../panel-props.ts';
import { CloudPage } from './cloud-page.tsx';
import { DevicesPage } from './devices-page.tsx';
import { DirectoryPage } from './directory-page.tsx';
import { LockoutsPage } from './lockouts-page.tsx';
import { LookUp } from './look-up.tsx';
import { NetworkSitePage, ScopePage, SiteTicketsPage } from './network-pages.tsx';
import { type DrawnPage, TOOL_WORD } from './tool-list.ts';

export interface ToolPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly page: DrawnPage;
  onDevice(asset: string): void;
}

/** A page of a tool: its search and what it showed when it was looked at last. */
export function ToolPage(props: ToolPageProps) {
  const { t } = useTranslation('desk');
  const { page, view } = props;
  return (
    <>
      <LookUp key={page} {...props} />
      {view.pages[page] === undefined ? (
        <p className="text-xs text-ink-muted">{t(`tools.empty.${TOOL_WORD[page]}`)}</p>
      ) : (
        <Shown {...props} />
      )}
    </>
  );
}

function Shown({ page, view, send, onDevice }: ToolPageProps) {
  /** A page holds the contents of its own id. */
  const contentsOf = <Id extends DrawnPage>(id: Id) => view.pages[id]?.contents as PageContents[Id];
  switch (page) {
    case 'directory.person':
      return <DirectoryPage contents={contentsOf(page)} view={view} send={send} onDevice={onDevice} />;
    case 'lockouts.account':
      return <LockoutsPage contents={contentsOf(page)} view={view} send={send} />;
    case 'cloud.sign-ins':
      return <CloudPage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.asset':
      return <DevicesPage contents={contentsOf(page)} view={view} send={send} />;
    case 'network.scope':
      return <ScopePage contents={contentsOf(page)} />;
    case 'network.site':
      return <NetworkSitePage contents={contentsOf(page)} send={send} />;
    case 'record.site':
      return <SiteTicketsPage contents={contentsOf(page)} view={view} />;
  }
}
