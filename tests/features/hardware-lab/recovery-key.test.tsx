import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { labRules } from '../../../src/core/hardware/rules.ts';
import { keepUnfinished } from '../../../src/features/hardware-lab/session/unfinished-practice.ts';
import { expertLog } from '../../core/hardware/scenarios/learner.ts';
import { openLab } from './lab-screen.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const region = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const told = () => within(screen.getByLabelText('What just happened'));

/** A job on the bench where the new firmware was written and nobody was asked for the key of the encrypted drive. */
async function lockedOut(): Promise<UserEvent> {
  const log = expertLog('HW-14');
  const atTheKey = log.findIndex((one) => one.kind === 'run-program' && one.program === 'enter-recovery-key');
  expect(atTheKey).toBeGreaterThan(0);
  keepUnfinished('person-1', {
    scenarioId: 'HW-14',
    seed: 1,
    rulesVersion: labRules('practice').version,
    commands: log.slice(0, atTheKey).filter(({ kind }) => kind !== 'ask-customer'),
  });
  const person = await openLab();
  await person.click(region('A job is still on your bench').getByText('Go on'));
  await screen.findByRole('toolbar', { name: 'Tool belt' });
  return person;
}

const take = (person: UserEvent, tool: string) =>
  person.click(screen.getByRole('button', { name: tool, pressed: false }));

describe('somebody before a system that asks for its recovery key', () => {
  it('is told whom to ask, asks, enters it, and comes to the desktop', async () => {
    const person = await lockedOut();
    await take(person, 'Screen');
    const monitor = region('Screen');
    expect(monitor.getByRole('status').textContent).toBe('Recovery key wanted');
    expect(monitor.getByText('Enter the recovery key for this drive.')).not.toBeNull();
    await person.click(monitor.getByText('Enter the recovery key'));
    expect(await told().findByText(/^Nobody has given you the recovery key/)).not.toBeNull();

    await take(person, 'Customer');
    await person.click(region('Customer').getByText(/who keeps its recovery key\?$/));
    expect(await region('Customer').findByRole('blockquote')).not.toBeNull();

    await take(person, 'Screen');
    await person.click(region('Screen').getByText('Enter the recovery key'));
    await person.click(await region('Screen').findByRole('button', { name: 'Desktop' }));
    expect(await told().findByText(/Start of the system: desktop/)).not.toBeNull();
    expect(region('Screen').getByRole('status').textContent).toBe('Desktop');
  });
});
