import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface DeskKeys {
  /** Single keys can be switched off (WCAG 2.1.4); Escape and Ctrl+Enter stay. */
  readonly isOn: boolean;
  /** The workspace: keys pressed in a dialog over it are ignored. */
  readonly desk: RefObject<HTMLElement | null>;
  onTool(place: number): void;
  onReply(): void;
  onNote(): void;
  onTake(): void;
  onState(): void;
  onMerge(): void;
  onChild(): void;
  onEdit(): void;
  onMacro(): void;
  onQueue(): void;
  onFind(): void;
  onFindHere(): void;
  onFloor(): void;
  onHelp(): void;
  /** Escape: leaves a field, folds what is unfolded. */
  onBack(): void;
}

/** Input types that take no text. */
const WORDLESS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'range', 'button', 'submit']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !WORDLESS.has(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether the focus is in the workspace's own window, with no dialog over it. */
function isAtDesk(desk: HTMLElement | null, target: EventTarget | null): boolean {
  // After Escape nothing has the focus: the desk has the keys unless a dialog stands over it. The session is one around it.
  if (!(target instanceof Element) || target === document.body)
    return [...document.querySelectorAll(DIALOG)].every((dialog) => dialog.contains(desk));
  return target.closest(DIALOG) === (desk?.closest(DIALOG) ?? null);
}

/** The keys of the desk, outside of fields: c w a s d l e / ? and 1 to 0. */
export function useDeskKeys({ isOn, desk, ...on }: DeskKeys): void {
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !isAtDesk(desk.current, target))
      return;
    if (key === 'Escape') on.onBack();
    if (!isOn || isTyping(target)) return;
    const place = key === '0' ? 10 : Number(key);
    // Digits belong to a list of sentences while it has the focus.
    const isOwn = target instanceof Element && target.closest('[data-digits]') !== null;
    if (place >= 1 && place <= 10 && !isOwn) on.onTool(place);
    const act = {
      c: on.onReply,
      w: on.onNote,
      a: on.onTake,
      s: on.onState,
      d: on.onMerge,
      l: on.onChild,
      e: on.onEdit,
      m: on.onMacro,
      q: on.onQueue,
      '/': on.onFind,
      f: on.onFindHere,
      p: on.onFloor,
      '?': on.onHelp,
    }[key.toLowerCase()];
    if (act === undefined) return;
    // The key must not be typed into the field that gets the focus.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => follow(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
