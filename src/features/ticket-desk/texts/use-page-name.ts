import { useCallback } from 'react';
import type { PageId } from '../../../core/ticketing/tools/pages.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isDrawnPage, pageWord, type RemotePage } from '../workspace/tools/tool-list.ts';

/** The name of a window on somebody's computer among the texts. */
const WINDOWS = {
  'remote.browser': 'browser',
  'remote.clock': 'clock',
  'remote.credentials': 'credentials',
  'remote.devices': 'device-manager',
  'remote.disks': 'disks',
  'remote.events': 'events',
  'remote.keychain': 'keychain',
  'remote.mail': 'mail-client',
  'remote.network': 'network-settings',
  'remote.printers': 'printers',
  'remote.services': 'services',
  'remote.sound': 'sound',
  'remote.sync': 'sync',
} as const satisfies Readonly<Record<RemotePage, string>>;

/** How a page of a tool, or a window on somebody's computer, is called. */
export function usePageName(): (page: PageId) => string {
  const { t } = useTranslation(['desk-debrief', 'desk']);
  return useCallback(
    (page) => (isDrawnPage(page) ? t(`desk:tools.name.${pageWord(page)}`) : t(`page.${WINDOWS[page]}`)),
    [t],
  );
}
