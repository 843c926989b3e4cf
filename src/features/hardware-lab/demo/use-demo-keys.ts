import { useEffect } from 'react';
import { DEMO_STEPS, type DemoStep } from '../../../core/hardware/scenarios/demo-60-guide.ts';

export interface DemoKeys {
  readonly isEnabled: boolean;
  onStep(step: DemoStep): void;
  onHelp(): void;
  onDeselect(): void;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Keys of the demo: 1 to 6 do that step, `?` opens help, Escape lets go of the selected part. */
export function useDemoKeys({ isEnabled, onStep, onHelp, onDeselect }: DemoKeys): void {
  useEffect(() => {
    if (!isEnabled) return;
    const follow = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const step = DEMO_STEPS[Number(event.key) - 1];
      if (step !== undefined) onStep(step);
      else if (event.key === '?') onHelp();
      else if (event.key === 'Escape') onDeselect();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isEnabled, onStep, onHelp, onDeselect]);
}
