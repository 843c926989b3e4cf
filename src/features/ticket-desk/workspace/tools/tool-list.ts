import {
  BookOpen,
  BookUser,
  CloudCog,
  FolderKey,
  Lock,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  Phone,
  Printer,
  SquareTerminal,
} from 'lucide-react';
import type { PageId } from '../../../../core/ticketing/tools/pages.ts';
import type { RemotePageContents } from '../../../../core/ticketing/tools/remote-pages.ts';
import { KEY_GROUPS } from '../../model/desk-keys.ts';

/** Windows of somebody's computer, which the remote session draws. */
export type RemotePage = keyof RemotePageContents;

/** The pages that stand in a tool: all others. */
export type DrawnPage = Exclude<PageId, RemotePage>;

/** Pages with the ordinary search; articles are read from a list of their own. */
export type SearchedPage = Exclude<DrawnPage, 'knowledge.article'>;

/** In the order of their keys: 1 to 9, and 0 for the tenth. */
export const TOOLS = KEY_GROUPS.tools;
export type ToolId = (typeof TOOLS)[number];

export const TOOL_ICON: Readonly<Record<ToolId, LucideIcon>> = {
  directory: BookUser,
  lockouts: Lock,
  cloud: CloudCog,
  devices: MonitorSmartphone,
  network: Network,
  files: FolderKey,
  printing: Printer,
  phone: Phone,
  remote: SquareTerminal,
  articles: BookOpen,
};

/** The tool of every page, and the part of its text keys: an id has a full stop, which separates keys. */
const PAGES = {
  'directory.person': { tool: 'directory', word: 'directory' },
  'calendar.person': { tool: 'directory', word: 'calendar' },
  'record.history': { tool: 'directory', word: 'history' },
  'onboarding.form': { tool: 'directory', word: 'starter' },
  'lockouts.account': { tool: 'lockouts', word: 'lockouts' },
  'cloud.sign-ins': { tool: 'cloud', word: 'cloud' },
  'mail.mailbox': { tool: 'cloud', word: 'mailbox' },
  'mail.trace': { tool: 'cloud', word: 'trace' },
  'cloud.uploads': { tool: 'cloud', word: 'uploads' },
  'cloud.sharing': { tool: 'cloud', word: 'sharing' },
  'cloud.grants': { tool: 'cloud', word: 'grants' },
  'cloud.licences': { tool: 'cloud', word: 'licences' },
  'devices.asset': { tool: 'devices', word: 'devices' },
  'devices.protection': { tool: 'devices', word: 'protection' },
  'devices.workplace': { tool: 'devices', word: 'workplace' },
  'devices.upkeep': { tool: 'devices', word: 'upkeep' },
  'devices.apps': { tool: 'devices', word: 'apps' },
  'devices.disposal': { tool: 'devices', word: 'disposal' },
  'devices.crashes': { tool: 'devices', word: 'crashes' },
  'devices.key': { tool: 'devices', word: 'key' },
  'devices.upgrade': { tool: 'devices', word: 'upgrade' },
  'network.scope': { tool: 'network', word: 'scope' },
  'network.tunnel': { tool: 'network', word: 'tunnel' },
  'network.address': { tool: 'network', word: 'address' },
  'network.site': { tool: 'network', word: 'network' },
  'record.site': { tool: 'network', word: 'site' },
  'network.wan': { tool: 'network', word: 'wan' },
  'status.site': { tool: 'network', word: 'status' },
  'network.firewall': { tool: 'network', word: 'firewall' },
  'catalogue.service': { tool: 'network', word: 'catalogue' },
  'shares.folder': { tool: 'files', word: 'folder' },
  'library.script': { tool: 'files', word: 'script' },
  'shares.activity': { tool: 'files', word: 'activity' },
  'printing.queue': { tool: 'printing', word: 'queue' },
  'printing.server': { tool: 'printing', word: 'print-server' },
  'printing.device': { tool: 'printing', word: 'printer' },
  'knowledge.article': { tool: 'articles', word: 'article' },
} as const satisfies Readonly<Record<DrawnPage, { readonly tool: ToolId; readonly word: string }>>;

/** Whether a page stands in a tool: the others are windows on somebody's computer, and findings come from talk and consoles as well. */
export function isDrawnPage(source: string): source is DrawnPage {
  return Object.hasOwn(PAGES, source);
}

export function toolOf(page: DrawnPage): ToolId {
  return PAGES[page].tool;
}

export function pageWord<Page extends DrawnPage>(page: Page): (typeof PAGES)[Page]['word'] {
  return PAGES[page].word;
}

/** The pages of a tool, the first of which opens with it; none for the phone and the remote session. */
export function pagesOf(tool: ToolId): readonly DrawnPage[] {
  return (Object.keys(PAGES) as readonly DrawnPage[]).filter((page) => toolOf(page) === tool);
}
