import { BookUser, CloudCog, Lock, type LucideIcon, MonitorSmartphone, Phone } from 'lucide-react';
import type { PageId } from '../../../../core/ticketing/tools/pages.ts';

/** The pages that have a tool here. */
export type DrawnPage = Extract<
  PageId,
  'directory.person' | 'lockouts.account' | 'cloud.sign-ins' | 'devices.asset'
>;

/** A page of a tool, or the phone. */
export type ToolId = DrawnPage | 'phone';

/** In the order of the keys 1 to 9. */
export const TOOLS: readonly ToolId[] = [
  'directory.person',
  'lockouts.account',
  'cloud.sign-ins',
  'devices.asset',
  'phone',
];

export const TOOL_ICON: Readonly<Record<ToolId, LucideIcon>> = {
  'directory.person': BookUser,
  'lockouts.account': Lock,
  'cloud.sign-ins': CloudCog,
  'devices.asset': MonitorSmartphone,
  phone: Phone,
};

/** The part of the text keys of a tool: its id has a full stop, which separates keys. */
export const TOOL_WORD = {
  'directory.person': 'directory',
  'lockouts.account': 'lockouts',
  'cloud.sign-ins': 'cloud',
  'devices.asset': 'devices',
  phone: 'phone',
} as const satisfies Readonly<Record<ToolId, string>>;
