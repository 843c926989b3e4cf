import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDesk, timeline } from './desk-screen.tsx';
import { handsOf } from './expert-hands.ts';
import { toolHands } from './tool-hands.ts';

const SPOOLER = 'Print Spooler';

describe('the services window of a computer', () => {
  it('starts a service that stands and stops it again, and the console has the commands', async () => {
    const { person, store } = await openDesk('TK-32-spooler-stopped');
    const hands = handsOf(store);
    const { window_ } = toolHands(() => store.read().view);
    await hands.perform({ kind: 'answer-call', contact: 'C1' }, []);
    await hands.perform({ kind: 'ask-remote-consent', contact: 'C1' }, []);

    const services = within(await window_('Services'));
    const stateOf = () => within(services.getByText(SPOOLER).closest('tr') as HTMLElement);
    expect(stateOf().getByText('Stopped')).not.toBeNull();
    await person.click(services.getByRole('button', { name: `Start ${SPOOLER}` }));
    await waitFor(() => expect(stateOf().getByText('Running')).not.toBeNull());
    await person.click(services.getByRole('button', { name: `Stop ${SPOOLER}` }));
    await waitFor(() => expect(stateOf().getByText('Stopped')).not.toBeNull());

    const typed = store.read().view.remote[0]?.console.map((entry) => entry.typed);
    expect(typed).toEqual(['net start Spooler', 'net stop Spooler']);
    expect(within(screen.getByRole('log')).getByText(/was started successfully/)).not.toBeNull();
  });
});

describe('a setting of a computer', () => {
  it('stands in the timeline by its name once it was changed', async () => {
    const { store } = await openDesk('TK-24-clock-off');
    const hands = handsOf(store);
    await hands.perform({ kind: 'answer-call', contact: 'C1' }, []);
    await hands.perform({ kind: 'ask-remote-consent', contact: 'C1' }, []);
    const asset = store.read().view.remote[0]?.asset ?? '';
    await hands.perform({ kind: 'change-setting', asset, setting: 'clock-from-domain' }, []);
    expect(timeline().getByText(`Take the time from the domain: ${asset}`)).not.toBeNull();
  });
});
