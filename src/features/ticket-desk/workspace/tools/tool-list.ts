import {
  BookUser,
  Building2,
  CloudCog,
  Hash,
  Lock,
  type LucideIcon,
  MonitorSmartphone,
  Network,
  Phone,
} from 'lucide-react';
import type { PageId } from '../../../../core/ticketing/tools/pages.ts';

/** The pages that have a tool here. */
export type DrawnPage = Extract<
  PageId,
  | 'directory.person'
  | 'lockouts.account'
  | 'cloud.sign-ins'
  | 'devices.asset'
  | 'network.scope'
  | 'network.site'
  | 'record.site'
>;

/** A page of a tool, or the phone. */
export type ToolId = DrawnPage | 'phone';

/** In the order of the keys 1 to 9. */
export const TOOLS: readonly ToolId[] = [
  'directory.person',
  'lockouts.account',
  'cloud.sign-ins',
  'devices.asset',
  'network.scope',
  'network.site',
  'record.site',
  'phone',
];

export const TOOL_ICON: Readonly<Record<ToolId, LucideIcon>> = {
  'directory.person': BookUser,
  'lockouts.account': Lock,
  'cloud.sign-ins': CloudCog,
  'devices.asset': MonitorSmartphone,
  'network.scope': Hash,
  'network.site': Network,
  'record.site': Building2,
  phone: Phone,
};

/** The part of the text keys of a tool: its id has a full stop, which separates keys. */
export const TOOL_WORD = {
  'directory.person': 'directory',
  'lockouts.account': 'lockouts',
  'cloud.sign-ins': 'cloud',
  'devices.asset': 'devices',
  'network.scope': 'scope',
  'network.site': 'network',
  'record.site': 'site',
  phone: 'phone',
} as const satisfies Readonly<Record<ToolId, string>>;
