import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasPassedExam } from '../../support/awards.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(() => {
  restoreNetwork();
  vi.restoreAllMocks();
});

const ADDRESS = '/admin/certificates';
const EXAM = 'ec000000-0000-4000-8000-000000000101';

describe('the certificates of a person', () => {
  it('say that there is none yet to somebody who has passed no exam', async () => {
    await openAs(backend(), 'expert', ADDRESS);
    expect(await screen.findByText('No certificate yet: one comes with a passed exam.')).toBeTruthy();
  });

  it('say when they cannot be read, and are read when asked again', async () => {
    const reading = network(/\/rest\/v1\/exam_awards\?select=[^&]*awarded_at/, 'offline');
    const user = await openAs(backend(), 'expert', ADDRESS);
    const again = await screen.findByRole('button', { name: 'Try again' });
    reading.heal();
    await user.click(again);
    expect(await screen.findByText('No certificate yet: one comes with a passed exam.')).toBeTruthy();
  });

  it('are issued by their holder, whose name their page shows when they choose so', async () => {
    await backend().sql(`do $$ begin ${hasPassedExam('ace', EXAM)} end $$`);
    const user = await openAs(backend(), 'ace', ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Issue certificate' }));
    expect(await screen.findByText('Valid')).toBeTruthy();
    const [row] = await backend().sql<{ id: string }>('select id from credentials');
    expect(screen.getByText(row?.id ?? '')).toBeTruthy();
    const page = screen.getByRole('link', { name: 'Open its page' }).getAttribute('href');
    expect(page).toBe(`${window.location.origin}/verify/${row?.id}`);
    const linkedIn = screen.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href') ?? '';
    expect(new URL(linkedIn).searchParams.get('certUrl')).toBe(page);

    await user.click(screen.getByRole('checkbox', { name: /Show my name/ }));
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
    const [shown] = await backend().sql<{ shown_name: string }>('select shown_name from credentials');
    expect(shown?.shown_name).toBeTruthy();
  });

  it('are signed anew where their key was withdrawn', async () => {
    const keys = network(/\/badge\/keys\//, { status: 410, body: {} });
    const issuing = network(/\/functions\/v1\/issue-credential/);
    const user = await openAs(backend(), 'ace', ADDRESS);
    const again = await screen.findByRole('button', { name: 'Sign it anew' });
    keys.heal();
    await user.click(again);
    await waitFor(() => expect(issuing.seen).toHaveLength(1));
  });

  it('are printed on a sheet of their own, and nothing else of the page with it', async () => {
    // jsdom loads no pictures.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const user = await openAs(backend(), 'ace', ADDRESS);
    await user.click(await screen.findByRole('radio', { name: 'A4' }));
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('body > [data-print-sheet]');
    expect(sheet?.textContent).toContain('found, repaired and proved 13 of 14 unseen computer faults');
    expect(sheet?.querySelector('style')?.textContent).toContain('size:A4');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  });

  it('are revoked by an administrator alone, by their number and for a reason', async () => {
    const [row] = await backend().sql<{ id: string }>('select id from credentials');
    const user = await openAs(backend(), 'admin', ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Revoke a certificate' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Revoke a certificate' }));
    const number = asked.getByLabelText('Certificate number');
    await user.type(number, 'HW-1');
    await user.type(asked.getByLabelText('Reason, as people will read it'), 'Taken by somebody else.');
    await user.click(asked.getByRole('button', { name: 'Revoke it' }));
    expect(await asked.findByText(/^Give the number as it is printed/)).toBeTruthy();
    await user.clear(number);
    await user.type(number, (row?.id ?? '').toLowerCase());
    await user.click(asked.getByRole('button', { name: 'Revoke it' }));
    expect(await screen.findByText('Certificate revoked')).toBeTruthy();
    expect(await backend().sql('select revoked_reason from credentials')).toEqual([
      { revoked_reason: 'Taken by somebody else.' },
    ]);
    await openAs(backend(), 'ace', ADDRESS);
    expect(await screen.findByText('This certificate was revoked')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Revoke a certificate' })).toBeNull();
  });
});
