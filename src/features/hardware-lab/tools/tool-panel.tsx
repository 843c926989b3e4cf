import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { Button } from '../../../ui/button.tsx';
import { TOOLS, type ToolId } from '../bench/desk.ts';
import type { LabStore } from '../store.ts';

/** What every tool is given. */
export interface ToolProps {
  readonly store: LabStore;
  /** The run is over or away: nothing may be sent. */
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
}

export interface ToolPanelProps {
  readonly tool: ToolId;
  readonly children: ReactNode;
  onPutDown(): void;
}

/** The tool in hand, with its key and the way to put it down. Who takes it from elsewhere than the belt is led to it. */
export function ToolPanel({ tool, children, onPutDown }: ToolPanelProps) {
  const { t } = useTranslation('lab-bench');
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[role="toolbar"]') == null) panel.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t(`tool.${tool}`)}
      data-anchored={`tool-${tool}`}
      className="chamfer scroll-m-3 animate-rise-in border border-copper/60 bg-surface/95 shadow-lift -outline-offset-2"
    >
      <header className="flex items-center gap-2 border-b border-line py-0.5 ps-3 pe-1">
        <span aria-hidden="true" className="reading text-xs text-copper-text">
          {TOOLS.indexOf(tool) + 1}
        </span>
        <h2 className="grow text-sm font-semibold">{t(`tool.${tool}`)}</h2>
        <Button size="icon" variant="ghost" className="size-9" aria-label={t('putDown')} onClick={onPutDown}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <div className="grid gap-3 p-3">{children}</div>
    </section>
  );
}

/** A group of a tool's controls under a silk-screened heading. */
export function ToolGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="silk text-ink-muted">{title}</h3>
      {children}
    </section>
  );
}
