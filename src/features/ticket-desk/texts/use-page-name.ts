import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageId } from '../../../core/ticketing/tools/pages.ts';
import { type DrawnPage, pageWord, type RemotePage } from '../workspace/tools/tool-list.ts';

/** The part of the text keys of a window on somebody's computer. */
const WINDOWS: Readonly<Partial<Record<RemotePage, string>>> = {
  'remote.browser': 'browser',
  'remote.clock': 'clock',
  'remote.credentials': 'credentials',
  'remote.devices': 'device-manager',
  'remote.disks': 'disks',
  'remote.events': 'events',
  'remote.mail': 'mail-client',
  'remote.network': 'network-settings',
  'remote.services': 'services',
};

/** Whether a page stands in a tool of the desk; the others are windows on somebody's computer. */
function isDrawn(page: PageId): page is DrawnPage {
  return !page.startsWith('remote.');
}

/** How a page of a tool, or a window on somebody's computer, is called. */
export function usePageName(): (page: PageId) => string {
  const { t } = useTranslation(['desk-debrief', 'desk']);
  return useCallback(
    (page) =>
      isDrawn(page)
        ? String(t(`desk:tools.name.${pageWord(page)}` as never))
        : String(t(`page.${WINDOWS[page] ?? page}` as never)),
    [t],
  );
}
