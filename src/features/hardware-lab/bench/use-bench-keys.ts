import { useEffect, useEffectEvent } from 'react';
import { TOOLS, type ToolId } from './desk.ts';

export interface BenchKeys {
  readonly isEnabled: boolean;
  /** 1 to 9. */
  onTool(tool: ToolId): void;
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

/** Keys of the bench (assessment.md 5.3). Single keys, none while somebody types; arrows and Enter belong to the lists. */
export function useBenchKeys({ isEnabled, ...on }: BenchKeys): void {
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.key === 'Escape') on.onBack();
    if (isTyping(event.target)) return;
    const tool = TOOLS[Number(event.key) - 1];
    if (tool !== undefined) on.onTool(tool);
    const act = {
      f: on.onFocus,
      m: on.onManual,
      s: on.onState,
      w: on.onSurroundings,
      u: on.onUndo,
      '?': on.onHelp,
    }[event.key.toLowerCase()];
    act?.();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const listen = (event: KeyboardEvent): void => follow(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
