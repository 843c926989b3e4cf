import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LabCommand } from '../../../src/core/hardware/model/commands.ts';
import { LAB_RUNS } from '../../../src/features/hardware-lab/session/lab-runs.ts';
import { expertLog } from '../../core/hardware/scenarios/learner.ts';
import { knownJob } from '../../support/known-practice.ts';
import { ASHA, practiceScreen } from './practice-screen.tsx';

const { openLab } = practiceScreen();

afterEach(() => {
  vi.restoreAllMocks();
});

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const lastAction = () => within(screen.getByLabelText('What just happened'));

/** Goes on with a job that was left after these commands. */
async function goOn(scenarioId: string, commands: readonly LabCommand[], wide = true): Promise<UserEvent> {
  LAB_RUNS.jobs.keep(ASHA, knownJob({ scenarioId, seed: 1, commands }));
  const person = await openLab({ wide });
  await person.click(region('A job is still on your bench').getByText('Continue'));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  return person;
}

/** The new firmware was written, and nobody was asked for the key of the encrypted drive. */
async function lockedOut(): Promise<UserEvent> {
  const log = expertLog('HW-14');
  const atTheKey = log.findIndex((one) => one.kind === 'run-program' && one.program === 'enter-recovery-key');
  expect(atTheKey).toBeGreaterThan(0);
  return goOn(
    'HW-14',
    log.slice(0, atTheKey).filter(({ kind }) => kind !== 'ask-customer'),
  );
}

const take = (person: UserEvent, tool: string) =>
  person.click(screen.getByRole('button', { name: tool, pressed: false }));

describe('somebody before a system that asks for its recovery key', () => {
  it('reads whom to ask, asks, enters it, and reaches the desktop', async () => {
    const person = await lockedOut();
    await take(person, 'Screen');
    const monitor = region('Screen');
    expect(monitor.getByRole('status').textContent).toBe('Recovery key required');
    expect(monitor.getByText('Enter the recovery key for this drive.')).not.toBeNull();
    await person.click(monitor.getByText('Enter the recovery key'));
    expect(await lastAction().findByText(/^You do not have the recovery key/)).not.toBeNull();

    await take(person, 'Customer');
    await person.click(region('Customer').getByText(/who keeps its recovery key\?$/));
    expect(await region('Customer').findByRole('blockquote')).not.toBeNull();

    await take(person, 'Screen');
    await person.click(region('Screen').getByText('Enter the recovery key'));
    await person.click(await region('Screen').findByRole('button', { name: 'Desktop' }));
    expect(await lastAction().findByText(/System start: desktop/)).not.toBeNull();
    expect(region('Screen').getByRole('status').textContent).toBe('Desktop');
  });
});

describe('somebody before a message that waits for F1', () => {
  it('presses F1 to continue, and opens the help with it where nothing waits', async () => {
    const person = await goOn('HW-16', [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }]);
    await take(person, 'Screen');
    expect(region('Screen').getByText('F1: continue')).not.toBeNull();
    await person.keyboard('{F1}');
    expect(await lastAction().findByText(/^Screen: Desktop/)).not.toBeNull();
    expect(region('Screen').queryByText('F1: continue')).toBeNull();
    expect(screen.queryByText('How the bench works')).toBeNull();
    await person.keyboard('{F1}');
    expect(await screen.findByText('How the bench works')).not.toBeNull();
  });
});

describe('somebody in the set-up of a machine', () => {
  it('reads rows by name, moves with the arrow keys, and keeps the focus when the page changes', async () => {
    const person = await goOn('HW-16', [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }]);
    await take(person, 'Screen');
    const monitor = region('Screen');
    const setup = within(monitor.getByRole('navigation', { name: /setup \(F2\)/i }));
    await person.click(setup.getByText('Memory'));
    expect(monitor.getByRole('status').textContent).toBe('Memory');
    const open = within(monitor.getByRole('navigation', { name: /setup \(F2\)/i })).getByText('Memory');
    expect(open.getAttribute('aria-current')).toBe('page');
    const page = monitor.getByRole('region', { name: 'Memory' });
    expect(within(page).getAllByRole('term').length).toBe(within(page).getAllByRole('definition').length);

    open.focus();
    await person.keyboard('{ArrowLeft}{Enter}');
    expect(monitor.getByRole('status').textContent).toBe('BIOS/UEFI setup');
    await person.click(monitor.getByRole('button', { name: 'Desktop' }));
    expect(monitor.getByRole('status').textContent).toBe('Desktop');
    expect(document.activeElement).toBe(monitor.getByRole('region', { name: 'Desktop' }));
  });

  it('has it as a page of its own on a phone, and comes back to the bench with Escape', async () => {
    const person = await goOn('HW-16', [{ kind: 'press-power' }, { kind: 'wait', seconds: 30 }], false);
    await person.keyboard('6');
    expect(document.activeElement).toBe(screen.getByLabelText('Screen', { selector: 'section' }));
    expect(region('Screen').getByRole('status').textContent).toBe('Press F1 to continue');
    expect(screen.getByRole('button', { name: /boot stick/i })).not.toBeNull();
    await person.click(region('Screen').getByRole('button', { name: 'F1: continue' }));
    expect(region('Screen').getByRole('status').textContent).toBe('Desktop');
    await person.keyboard('{Escape}');
    expect(screen.queryByLabelText('Screen', { selector: 'section' })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });
});
