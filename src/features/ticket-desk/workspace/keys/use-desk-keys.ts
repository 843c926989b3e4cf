import { type RefObject, useEffect, useEffectEvent } from 'react';
import { actOf, type KeyAct } from '../../model/desk-keys.ts';
import { useKeySettings } from './key-settings.tsx';

/** What each key does; an act that does nothing now is a function that does nothing. */
export type DeskActs = Readonly<Record<KeyAct, () => void>>;

/** The keys that stay when the single ones are switched off. */
interface StayingKeys {
  /** Escape: leaves a field, folds what is unfolded. */
  onBack(): void;
  /** Enter, while no control has the focus. */
  onEnter(): void;
}

/** Input types that take no text. */
const WORDLESS: ReadonlySet<string> = new Set(['radio', 'checkbox', 'range', 'button', 'submit']);

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !WORDLESS.has(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Whether Enter means something there already. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, input, select, summary, textarea') !== null;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Whether the focus is in the workspace's own window, with no dialog over it. */
function isAtDesk(desk: HTMLElement | null, target: EventTarget | null): boolean {
  // After Escape nothing has the focus: the desk has the keys unless a dialog stands over it. The session is one around it.
  if (!(target instanceof Element) || target === document.body)
    return [...document.querySelectorAll(DIALOG)].every((dialog) => dialog.contains(desk));
  return target.closest(DIALOG) === (desk?.closest(DIALOG) ?? null);
}

/**
 * The single keys of the desk, outside of fields. They can be switched off (WCAG 2.1.4); Escape and Ctrl+Enter stay.
 *
 * @param desk the workspace: keys pressed in a dialog over it are ignored
 */
export function useDeskKeys(
  desk: RefObject<HTMLElement | null>,
  acts: DeskActs,
  { onBack, onEnter }: StayingKeys,
): void {
  const { isOn, keys } = useKeySettings();
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !isAtDesk(desk.current, target))
      return;
    if (key === 'Escape') onBack();
    if (key === 'Enter' && !isControl(target)) onEnter();
    if (!isOn || isTyping(target)) return;
    // Digits belong to a list of sentences while it has the focus.
    if (/^\d$/.test(key) && target instanceof Element && target.closest('[data-digits]') !== null) return;
    const act = actOf(keys, key);
    if (act === null) return;
    // The key must not be typed into the field that gets the focus.
    event.preventDefault();
    acts[act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => follow(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
