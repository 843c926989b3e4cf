import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { network } from '../../support/network.ts';
import type { Backend } from '../../support/product.tsx';

/** The row of a person, by their email. */
export async function rowOf(email: string): Promise<HTMLElement> {
  const row = (await screen.findByText(email, { selector: 'td *' })).closest('tr');
  if (row === null) throw new Error(`${email} is in no row`);
  return row;
}

/** What stands in a person's row, column by column. A list to choose from stands for what is chosen. */
export async function cellsOf(email: string): Promise<readonly (string | null)[]> {
  return within(await rowOf(email))
    .getAllByRole('cell')
    .map((cell) => {
      const select = within(cell).queryByRole<HTMLSelectElement>('combobox');
      return select === null ? cell.textContent : (select.selectedOptions[0]?.textContent ?? null);
    });
}

/** The emails of the page, from top to bottom. */
export function shownEmails(): readonly (string | null | undefined)[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
}

/** Waits until exactly these people are shown, in this order. */
export async function showsPeople(...names: readonly string[]): Promise<void> {
  await waitFor(() => expect(shownEmails()).toEqual(names.map((name) => `${name}@benchready.test`)));
}

export interface PersonState {
  readonly role: string;
  readonly status: boolean;
  readonly full_name: string | null;
}

/** A person as the database holds them; null for nobody. */
export async function personOf(backend: Backend, email: string): Promise<PersonState | null> {
  const [row] = await backend.sql<PersonState>(
    'select role, status, full_name from public.profiles where email = $1',
    [email],
  );
  return row ?? null;
}

/**
 * Takes the administrator's role away while they are looking at the page. The page's own look at the profile, which
 * would send them to the dashboard sooner or later, does not come through.
 */
export async function demoteUnnoticed(backend: Backend): Promise<void> {
  network(/rest\/v1\/profiles\?select=/, { after: new Promise(() => undefined) });
  await backend.sql("update public.profiles set role = 'user' where email = 'admin@benchready.test'");
}

/** Gives it back. */
export async function reinstate(backend: Backend): Promise<void> {
  await backend.sql("update public.profiles set role = 'admin' where email = 'admin@benchready.test'");
}
