import type { DeskCommand } from '../../../src/core/ticketing/model/commands.ts';

/** The rail of tools and the tabs of a tool. */
export const TOOL_OF_PAGE: Readonly<
  Record<string, readonly [tool: string, tab: string | null, search: string | RegExp]>
> = {
  'directory.person': ['Directory', 'Person', 'Name or sign-in name'],
  'calendar.person': ['Directory', 'Calendar', 'Name or sign-in name'],
  'record.history': ['Directory', 'Tickets', 'Name or sign-in name'],
  'onboarding.form': ['Directory', 'Starters', 'Name of the new starter or manager'],
  'lockouts.account': ['Lockouts', null, 'Name or sign-in name'],
  'cloud.sign-ins': ['Cloud', 'Cloud', 'Name or sign-in name'],
  'mail.mailbox': ['Cloud', 'Mailbox', 'Name or sign-in name'],
  'mail.trace': ['Cloud', 'Trace', 'Name or sign-in name'],
  'devices.asset': ['Devices', 'Devices', 'Asset number'],
  'devices.upgrade': ['Devices', 'Upgrade', 'Asset number'],
  'devices.workplace': ['Devices', 'Workplace', 'Asset number'],
  'shares.folder': ['Files', 'Folders', 'Who asks for a folder'],
  'library.script': ['Files', 'Scripts', 'Name or sign-in name'],
  'cloud.uploads': ['Cloud', 'Uploads', 'Name or sign-in name'],
  'devices.upkeep': ['Devices', 'Updates', 'Asset number'],
  'devices.apps': ['Devices', 'Apps', 'Asset number'],
  'devices.disposal': ['Devices', 'Disposal', 'Number of a batch'],
  'devices.crashes': ['Devices', 'Crashes', 'Asset number'],
  'devices.key': ['Devices', 'Recovery key', /^Recovery key ID/],
  'printing.queue': ['Printing', 'Queue', 'Printer or print server'],
  'printing.server': ['Printing', 'Server', 'Printer or print server'],
  'printing.device': ['Printing', 'Printer', 'Printer or print server'],
  'network.scope': ['Network', 'Addresses', 'Floor or site'],
  'network.tunnel': ['Network', 'Tunnel', 'Name or sign-in name'],
  'network.address': ['Network', 'Claims', 'IP address'],
  'network.firewall': ['Network', 'Firewall', 'Asset number'],
  'catalogue.service': ['Network', 'Catalogue', 'Floor or site'],
  'cloud.licences': ['Cloud', 'Licenses', /./],
  'network.wan': ['Network', 'Lines', 'Floor or site'],
  'status.site': ['Network', 'Status', 'Floor or site'],
  'network.site': ['Network', 'Network', 'Floor or site'],
  'record.site': ['Network', 'Site', 'Floor or site'],
};

/** The page on which an act on an account, a mailbox or a device stands. */
export const PAGE_OF_ACT: Partial<Record<DeskCommand['kind'], string>> = {
  'unlock-account': 'directory.person',
  'reset-password': 'directory.person',
  'disable-account': 'directory.person',
  'enable-account': 'directory.person',
  'join-group': 'directory.person',
  'leave-group': 'directory.person',
  'end-sessions': 'cloud.sign-ins',
  'assign-licence': 'cloud.sign-ins',
  'issue-access-pass': 'cloud.sign-ins',
  'remove-authenticator': 'cloud.sign-ins',
  'remove-inbox-rules': 'mail.mailbox',
  'hold-mailbox': 'mail.mailbox',
  'set-auto-reply': 'mail.mailbox',
  'delete-account': 'mail.mailbox',
  'share-mailbox': 'mail.mailbox',
  'empty-deleted-items': 'mail.mailbox',
  'enable-archive': 'mail.mailbox',
  'test-script': 'library.script',
  'run-script': 'library.script',
  'request-review': 'library.script',
  'clear-credentials': 'devices.asset',
  'renew-certificate': 'devices.asset',
  'lock-device': 'devices.asset',
  'remove-work-data': 'devices.asset',
  'wipe-device': 'devices.asset',
  'exempt-device': 'devices.asset',
  'connect-unattended': 'devices.asset',
};

/** The window in which a setting of a computer stands. */
export const WINDOW_OF_SETTING: Readonly<Record<string, string>> = {
  'map-home-drive': 'Disks and drives',
  'clock-automatic': 'Date and time',
  'clock-from-domain': 'Date and time',
  'allow-microphone': 'Sound',
  'use-headset': 'Sound',
  'raise-level': 'Sound',
  'printer-from-server': 'Printers',
  'default-printer-here': 'Printers',
  'printer-online': 'Printers',
  'new-mail-profile': 'Mail and programs',
  'mail-online': 'Mail and programs',
};

/** The windows of a computer that an expert looks at. */
export const WINDOW_OF_PAGE: Readonly<Record<string, string>> = {
  'remote.sound': 'Sound',
  'remote.mail': 'Mail and programs',
  'remote.network': 'Network and internet',
  'remote.clock': 'Date and time',
  'remote.events': 'Event Viewer',
  'remote.services': 'Services',
  'remote.credentials': 'Credential Manager',
  'remote.disks': 'Disks and drives',
  'remote.keychain': 'Keychain Access',
  'remote.printers': 'Printers',
};
