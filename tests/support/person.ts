import { waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/**
 * Somebody at the screen, who clicks once the page takes clicks: an open dialog keeps them from it, and gives the page
 * back in an effect, which a busy machine runs after the next screen stands.
 */
export function personAtScreen(): UserEvent {
  const person = userEvent.setup();
  return {
    ...person,
    async click(element) {
      if (element.closest('[role=dialog], [role=alertdialog]') === null)
        await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
      await person.click(element);
    },
  };
}
