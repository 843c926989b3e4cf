import { type ReactNode, useEffect, useRef } from 'react';
import type { ArticleId } from '../../../../core/ticketing/tools/articles.ts';
import type { PageContents } from '../../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { KnowledgeTool, LatePart } from '../late-parts.tsx';
import type { PanelProps } from '../panel-props.ts';
import { ActivityPage } from './activity-page.tsx';
import { AddressPage } from './address-page.tsx';
import { AppsPage } from './apps-page.tsx';
import { CalendarPage } from './calendar-page.tsx';
import { CloudPage } from './cloud-page.tsx';
import { CrashesPage } from './crashes-page.tsx';
import { DevicesPage } from './devices-page.tsx';
import { DirectoryPage } from './directory-page.tsx';
import { DisposalPage } from './disposal-page.tsx';
import { CataloguePage, FirewallPage } from './firewall-page.tsx';
import { FolderPage } from './folder-page.tsx';
import { GrantsPage } from './grants-page.tsx';
import { HistoryPage } from './history-page.tsx';
import { LicencesPage } from './licences-page.tsx';
import { LockoutsPage } from './lockouts-page.tsx';
import { LookUp } from './look-up.tsx';
import { MailboxPage } from './mailbox-page.tsx';
import { NetworkSitePage, ScopePage, SiteTicketsPage } from './network-pages.tsx';
import { PrinterPage, PrintServerPage, QueuePage } from './printing-pages.tsx';
import { ProtectionPage } from './protection-page.tsx';
import { RecoveryKeyPage } from './recovery-key-page.tsx';
import { ScriptPage, UploadsPage } from './script-pages.tsx';
import { SharingPage } from './sharing-page.tsx';
import { StatusPage, WanPage } from './site-pages.tsx';
import { StarterPage } from './starter-page.tsx';
import { type DrawnPage, pageWord, type SearchedPage } from './tool-list.ts';
import { TracePage } from './trace-page.tsx';
import { TunnelPage } from './tunnel-page.tsx';
import { UpgradePage } from './upgrade-page.tsx';
import { UpkeepPage } from './upkeep-page.tsx';
import { WorkplacePage } from './workplace-page.tsx';

interface SearchedPageProps extends Pick<PanelProps, 'view' | 'send'> {
  readonly page: SearchedPage;
  /** Opens another page and looks something up there. */
  onLook(page: DrawnPage, subject: string): void;
}

export interface ToolPageProps extends Omit<SearchedPageProps, 'page'> {
  readonly page: DrawnPage;
  /** Puts a link to an article into the reply; left out where nothing is written. */
  onLink?(article: ArticleId): void;
}

/** A page of a tool: its search and what it showed when it was looked at last. */
export function ToolPage({ page, onLink, ...props }: ToolPageProps) {
  const { t } = useTranslation('desk');
  const { view, send } = props;
  if (page === 'knowledge.article')
    return (
      <LatePart>
        <KnowledgeTool view={view} send={send} onLink={onLink} />
      </LatePart>
    );
  return (
    <>
      <LookUp key={page} {...props} page={page} />
      <InSight key={`${page} found`} subject={view.pages[page]?.subject ?? null}>
        {view.pages[page] === undefined ? (
          <p className="text-xs text-ink-muted">{t(`tools.empty.${pageWord(page)}`)}</p>
        ) : (
          <Shown {...props} page={page} />
        )}
      </InSight>
    </>
  );
}

/** Less of a result than this, in pixels, shows nobody that it is there. */
const SEEN = 120;

interface InSightProps {
  /** Null before anything was looked up. */
  readonly subject: string | null;
  readonly children: ReactNode;
}

/** What was looked up, brought into sight where a call and the search leave no room for it. */
function InSight({ subject, children }: InSightProps) {
  const found = useRef<HTMLDivElement>(null);
  const before = useRef(subject);
  useEffect(() => {
    if (before.current === subject) return;
    before.current = subject;
    const dock = found.current?.closest('section');
    if (found.current === null || dock == null) return;
    if (found.current.getBoundingClientRect().top > dock.getBoundingClientRect().bottom - SEEN)
      found.current.scrollIntoView({ block: 'start' });
  }, [subject]);
  return (
    <div ref={found} className="grid content-start gap-3">
      {children}
    </div>
  );
}

function Shown({ page, view, send, onLook }: SearchedPageProps) {
  /** A page holds the contents of its own id. */
  const contentsOf = <Id extends SearchedPage>(id: Id) => view.pages[id]?.contents as PageContents[Id];
  switch (page) {
    case 'directory.person':
      return (
        <DirectoryPage
          contents={contentsOf(page)}
          view={view}
          send={send}
          onDevice={(asset) => onLook('devices.asset', asset)}
          onPerson={(id) => onLook('directory.person', id)}
        />
      );
    case 'calendar.person':
      return <CalendarPage contents={contentsOf(page)} view={view} />;
    case 'record.history':
      return <HistoryPage contents={contentsOf(page)} view={view} send={send} />;
    case 'onboarding.form':
      return <StarterPage contents={contentsOf(page)} view={view} send={send} />;
    case 'lockouts.account':
      return <LockoutsPage contents={contentsOf(page)} view={view} send={send} />;
    case 'cloud.sign-ins':
      return <CloudPage contents={contentsOf(page)} view={view} send={send} />;
    case 'mail.mailbox':
      return <MailboxPage contents={contentsOf(page)} view={view} send={send} />;
    case 'mail.trace':
      return <TracePage contents={contentsOf(page)} view={view} send={send} />;
    case 'cloud.licences':
      return <LicencesPage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.asset':
      return <DevicesPage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.workplace':
      return <WorkplacePage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.upgrade':
      return <UpgradePage contents={contentsOf(page)} view={view} send={send} />;
    case 'network.tunnel':
      return <TunnelPage contents={contentsOf(page)} view={view} />;
    case 'devices.protection':
      return <ProtectionPage contents={contentsOf(page)} send={send} />;
    case 'library.script':
      return <ScriptPage contents={contentsOf(page)} send={send} />;
    case 'cloud.uploads':
      return <UploadsPage contents={contentsOf(page)} view={view} />;
    case 'cloud.sharing':
      return <SharingPage contents={contentsOf(page)} view={view} send={send} />;
    case 'cloud.grants':
      return <GrantsPage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.upkeep':
      return <UpkeepPage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.crashes':
      return <CrashesPage contents={contentsOf(page)} view={view} />;
    case 'devices.apps':
      return <AppsPage contents={contentsOf(page)} view={view} />;
    case 'devices.key':
      return <RecoveryKeyPage contents={contentsOf(page)} view={view} send={send} />;
    case 'devices.disposal':
      return <DisposalPage key={view.pages[page]?.subject} contents={contentsOf(page)} send={send} />;
    case 'shares.activity':
      return <ActivityPage contents={contentsOf(page)} view={view} />;
    case 'shares.folder':
      return <FolderPage contents={contentsOf(page)} view={view} send={send} />;
    case 'network.scope':
      return <ScopePage contents={contentsOf(page)} />;
    case 'network.address':
      return <AddressPage contents={contentsOf(page)} />;
    case 'network.site':
      return <NetworkSitePage contents={contentsOf(page)} send={send} />;
    case 'network.wan':
      return <WanPage contents={contentsOf(page)} view={view} send={send} />;
    case 'status.site':
      return <StatusPage contents={contentsOf(page)} view={view} send={send} />;
    case 'network.firewall':
      return <FirewallPage contents={contentsOf(page)} view={view} send={send} />;
    case 'catalogue.service':
      return <CataloguePage contents={contentsOf(page)} view={view} send={send} />;
    case 'printing.queue':
      return <QueuePage contents={contentsOf(page)} view={view} send={send} />;
    case 'printing.server':
      return <PrintServerPage contents={contentsOf(page)} view={view} send={send} />;
    case 'printing.device':
      return <PrinterPage contents={contentsOf(page)} view={view} send={send} />;
    case 'record.site':
      return <SiteTicketsPage contents={contentsOf(page)} view={view} />;
  }
}
