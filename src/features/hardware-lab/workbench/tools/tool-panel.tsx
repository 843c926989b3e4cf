import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import type { LabStore } from '../../store.ts';
import type { DeskControl, ToolId } from '../layout/desk.ts';
import { TOOL_ICONS } from '../layout/tool-icons.ts';

/** The props of every tool. */
export interface ToolProps {
  readonly store: LabStore;
  /** The run is over or its referee unreachable: no commands may be sent. */
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
}

/** The props of a tool that keeps something on the desk: probes, or a tool in hand. */
export interface DeskToolProps extends ToolProps {
  readonly control: DeskControl;
}

export interface ToolPanelProps {
  readonly tool: ToolId;
  readonly children: ReactNode;
  onPutDown(): void;
}

/**
 * The panel of the tool in use, with its key and a button to put it down. It takes the focus unless it was opened
 * from the belt.
 */
export function ToolPanel({ tool, children, onPutDown }: ToolPanelProps) {
  const { t } = useTranslation('lab-bench');
  const panel = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  const Icon = TOOL_ICONS[tool];
  useLayoutEffect(() => {
    if (document.activeElement?.closest('[role="toolbar"]') == null)
      panel.current?.focus({ preventScroll: true });
    // Scrolls the panel's head into view.
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t(`tool.${tool}`)}
      data-anchored={`tool-${tool}`}
      className="chamfer animate-rise-in border border-line bg-surface shadow-lift -outline-offset-2"
    >
      <header ref={head} className="flex min-h-11 scroll-m-3 items-center gap-2 ps-4 pe-1">
        <Icon aria-hidden="true" className="size-4.5 text-ink-muted" />
        <h2 className="grow font-medium">{t(`tool.${tool}`)}</h2>
        <Button
          size="icon"
          variant="ghost"
          className="size-9 pointer-coarse:size-11"
          aria-label={t('putDown')}
          onClick={onPutDown}
        >
          <X aria-hidden="true" />
        </Button>
      </header>
      <div className="grid gap-3 px-4 pb-4">{children}</div>
    </section>
  );
}

/** A group of a tool's controls with a heading. */
export function ToolGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="silk text-ink-muted">{title}</h3>
      {children}
    </section>
  );
}
