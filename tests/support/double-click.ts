import { act } from '@testing-library/react';

/** Two clicks so close together that the screen has not been drawn between them. */
export function pressTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}
