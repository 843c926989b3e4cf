import { useState } from 'react';
import type { DeskView } from '../../../../core/ticketing/model/view.ts';
import { STORAGE_KEYS, writeText } from '../../../../lib/storage.ts';
import type { QueueView } from '../../model/queue.ts';
import type { ComposerMode } from '../composer/composer.tsx';
import { openDrafts } from '../composer/draft-store.ts';
import type { StateForm } from '../ticket/state-acts.ts';
import { type DrawnPage, pagesOf, type ToolId, toolOf } from '../tools/tool-list.ts';
import type { PhonePage } from './phone-bar.tsx';

/** A dialog over the workspace; a change of state may begin with what is to be done. */
export type OpenDialog =
  | 'keys'
  | 'find'
  | 'fields'
  | 'priority'
  | 'state'
  | 'hold-ticket'
  | 'resolve'
  | 'escalate'
  | 'merge'
  | 'make-child'
  | null;

export type Workspace = ReturnType<typeof useWorkspace>;

/**
 * What is unfolded, chosen and being written: the part of the workspace that is not the shift's.
 *
 * @param runKey the shift whose drafts are kept
 */
export function useWorkspace(runKey: string, { open, mode: shiftMode }: DeskView, isPhone: boolean) {
  const [shown, setShown] = useState<QueueView>('open');
  const [tool, setTool] = useState<ToolId>('directory');
  const [tabs, setTabs] = useState<Readonly<Partial<Record<ToolId, DrawnPage>>>>({});
  // Whoever looks around begins with what there is to see.
  const [page, setPage] = useState<PhonePage>(shiftMode === 'explore' ? 'ticket' : 'queue');
  const [mode, setMode] = useState<ComposerMode>(isPhone ? null : 'public');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [isWide, setWide] = useState(false);
  const [drafts] = useState(() => openDrafts(runKey));
  const [forms, setForms] = useState<Readonly<Record<string, StateForm | null>>>({});
  const [tours, setTours] = useState(0);
  return {
    shown,
    setShown,
    /** The queue with all its columns, in the place of the ticket. */
    isWide,
    setWide,
    tool,
    setTool,
    /** The page of the tool that was open last, else its first; null for a tool without pages. */
    toolPage: tabs[tool] ?? pagesOf(tool)[0] ?? null,
    openPage(opened: DrawnPage): void {
      setTool(toolOf(opened));
      setTabs((before) => ({ ...before, [toolOf(opened)]: opened }));
    },
    page,
    setPage,
    /** On a wide screen the composer is always open. */
    mode: isPhone ? mode : (mode ?? 'public'),
    setMode,
    dialog,
    setDialog,
    /** How often the tour was begun again. */
    tours,
    restartTour(): void {
      writeText(STORAGE_KEYS.deskTour, '0');
      setTours((before) => before + 1);
      setDialog(null);
    },
    drafts,
    stateForm: (open === null ? undefined : forms[open]) ?? null,
    keepStateForm(form: StateForm | null): void {
      if (open !== null) setForms((before) => ({ ...before, [open]: form }));
    },
  };
}
