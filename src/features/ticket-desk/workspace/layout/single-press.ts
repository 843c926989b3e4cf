import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** Put on what is pressed several times in a row on purpose. */
const MAY_REPEAT = '[data-repeat]';

function isPress(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, summary') !== null;
}

function swallow(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * One press for a double click and for a key that is held: the second half would do the act again, or press what the first
 * has put in its place, such as End where Answer was.
 */
export const SINGLE_PRESS = {
  onClickCapture(event: MouseEvent): void {
    const { detail, target } = event;
    if (detail < 2 || !isPress(target)) return;
    if (target instanceof Element && target.closest(MAY_REPEAT) !== null) return;
    swallow(event);
  },
  onKeyDownCapture(event: KeyboardEvent): void {
    if (event.repeat && event.key === 'Enter' && isPress(event.target)) swallow(event);
  },
};
