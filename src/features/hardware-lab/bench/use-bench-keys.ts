import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { ToolId } from './desk.ts';

export interface BenchKeys {
  readonly isEnabled: boolean;
  /** The bench: keys that are pressed in a dialog over it are not its own. */
  readonly bench: RefObject<HTMLElement | null>;
  /** On the keys from 1 on. */
  readonly tools: readonly ToolId[];
  onTool(tool: ToolId): void;
  /** H: all panels to their titles, and back. */
  onFold(): void;
  /** V: the places to look at. */
  onViews(): void;
  /** L: the lists. */
  onLists(): void;
  /** F: the camera goes to what is selected. */
  onFocus(): void;
  /** M. */
  onManual(): void;
  /** S: how the machine stands, in words. */
  onState(): void;
  /** W: what is around, in words. */
  onSurroundings(): void;
  /** U: takes the last action back, in practice. */
  onUndo(): void;
  onHelp(): void;
  /** F1: what the machine's screen asks for, where it waits for it; help otherwise. */
  onF1(): void;
  /** Escape: puts down what is in hand. */
  onBack(): void;
}

/** Kinds of input in which letters and figures write nothing: a dial that was just turned leaves the keys free. */
const WORDLESS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'range', 'button', 'submit']);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WORDLESS.has(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Somebody is in the bench's own window: the whole-screen simulation, and no dialog over it. */
function isAtBench(bench: HTMLElement | null, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest(DIALOG) === (bench?.closest(DIALOG) ?? null);
}

/** Keys of the bench (assessment.md 5.3). Single keys, none while somebody types; arrows and Enter belong to the lists. */
export function useBenchKeys({ isEnabled, bench, tools, ...on }: BenchKeys): void {
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!isAtBench(bench.current, event.target)) return;
    if (isTyping(event.target)) return;
    // A menu that is open takes Escape for itself.
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[data-menu]'))
      return;
    if (event.key === 'Escape') on.onBack();
    // The browser would open its own help.
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
    // Before the simulation's own window, which keeps Escape from closing it, is told of the key.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isEnabled]);
}
