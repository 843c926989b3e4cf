import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ToolId } from './desk.ts';

export interface BenchKeys {
  readonly isEnabled: boolean;
  /** The workbench; keys pressed in a dialog over it are ignored. */
  readonly bench: RefObject<HTMLElement | null>;
  /** On the keys 1 to 9. */
  readonly tools: readonly ToolId[];
  onTool(tool: ToolId): void;
  /** H: folds all panels, or restores them. */
  onFold(): void;
  /** V: the camera views. */
  onViews(): void;
  /** L: the lists. */
  onLists(): void;
  /** F: moves the camera to the selected thing. */
  onFocus(): void;
  /** M: the manual. */
  onManual(): void;
  /** S: describes the machine's state. */
  onState(): void;
  /** W: describes the surroundings. */
  onSurroundings(): void;
  /** U: undoes the last action, in practice. */
  onUndo(): void;
  onHelp(): void;
  /** F1: continues where the machine's screen waits for F1; help otherwise. */
  onF1(): void;
  /** Escape: puts down the tool or clears the selection. */
  onBack(): void;
}

/** Input types that take no text: single keys still work while one has the focus. */
const WORDLESS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'range', 'button', 'submit']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WORDLESS.has(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether the focus is in the workbench's own window, with no dialog over it. */
function isAtBench(bench: HTMLElement | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest(DIALOG) === (bench?.closest(DIALOG) ?? null);
}

/**
 * Keyboard shortcuts of the workbench (assessment.md 5.3): single keys, disabled while typing; arrows and Enter
 * belong to the lists.
 */
export function useBenchKeys({ isEnabled, bench, tools, ...on }: BenchKeys): void {
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!isAtBench(bench.current, event.target)) return;
    if (isTyping(event.target)) return;
    // An open menu handles Escape itself.
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[data-menu]'))
      return;
    if (event.key === 'Escape') on.onBack();
    // Prevents the browser's help.
    if (event.key === 'F1') event.preventDefault();
    const tool = tools[Number(event.key) - 1];
    if (tool !== undefined) on.onTool(tool);
    const act = {
      h: on.onFold,
      v: on.onViews,
      l: on.onLists,
      f: on.onFocus,
      m: on.onManual,
      s: on.onState,
      w: on.onSurroundings,
      u: on.onUndo,
      '?': on.onHelp,
      f1: on.onF1,
    }[event.key.toLowerCase()];
    act?.();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent): void => follow(event);
    // In the capture phase, before the simulation's dialog, which stops Escape, receives the event.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isEnabled]);
}
