import type { PageId } from '../../../core/ticketing/tools/pages.ts';

/** The part of the text keys of a page: its id has a full stop, which separates keys. */
export const PAGE_WORDS: Readonly<Partial<Record<PageId, string>>> = {
  'directory.person': 'directory',
  'lockouts.account': 'lockouts',
  'cloud.sign-ins': 'cloud',
  'devices.asset': 'devices',
  'shares.folder': 'folder',
  'onboarding.form': 'onboarding',
  'mail.mailbox': 'mailbox',
  'record.history': 'earlier-tickets',
  'record.site': 'site-tickets',
  'calendar.person': 'calendar',
  'network.scope': 'dhcp-scope',
  'network.site': 'site-network',
  'network.address': 'address',
  'remote.browser': 'browser',
  'remote.credentials': 'credentials',
  'remote.devices': 'device-manager',
  'remote.disks': 'disks',
  'remote.events': 'events',
  'remote.mail': 'mail-client',
  'remote.network': 'network-settings',
  'remote.services': 'services',
};
