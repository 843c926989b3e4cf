import { useEffect, useEffectEvent } from 'react';

export interface DemoKeys {
  readonly isEnabled: boolean;
  /** The number of an answer, 1 to 4. */
  onAnswer(number: number): void;
  onHelp(): void;
  onDeselect(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Keys of the demo: 1 to 4 answer, `?` opens help, Escape clears the selection. */
export function useDemoKeys({ isEnabled, onAnswer, onHelp, onDeselect }: DemoKeys): void {
  const follow = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (/^[1-4]$/.test(event.key)) onAnswer(Number(event.key));
    else if (event.key === '?') onHelp();
    else if (event.key === 'Escape') onDeselect();
  });
  useEffect(() => {
    if (!isEnabled) return;
    const hear = (event: KeyboardEvent): void => follow(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isEnabled]);
}
