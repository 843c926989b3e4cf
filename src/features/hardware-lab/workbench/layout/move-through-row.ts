import type { KeyboardEvent } from 'react';

/**
 * Arrow keys move the focus between the buttons of a row; Home and End go to its ends. All buttons also remain Tab
 * stops.
 */
export function moveThroughRow(event: KeyboardEvent<HTMLElement>): void {
  const buttons: (Element | null)[] = [...event.currentTarget.querySelectorAll('button:not(:disabled)')];
  const at = buttons.indexOf(document.activeElement);
  if (at === -1) return;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const step = isMirrored ? -1 : 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowRight: at + step,
    ArrowLeft: at - step,
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  const button = buttons[Math.min(Math.max(goal, 0), buttons.length - 1)];
  if (button instanceof HTMLElement) button.focus();
}
