import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { explore, openLab } from './lab-screen.tsx';
import { parts } from './parts-list.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const status = () => screen.getByRole('status', { name: 'What just happened' }).textContent;
const tool = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));

async function openKestrel(): Promise<UserEvent> {
  const person = await openLab();
  await explore(person, /^Kestrel B7/);
  await person.click(screen.getByText('Skip the tour'));
  return person;
}

async function pick(person: UserEvent, name: string): Promise<ReturnType<typeof within>> {
  if (parts().queryByRole('button', { name: new RegExp(`^${name}\\b`), expanded: true }) === null)
    await person.click(parts().getByText(name));
  return within(screen.getByRole('group', { name: new RegExp(`^Actions for ${name}$`, 'i') }));
}

describe('somebody with a screwdriver', () => {
  it('takes out all screws of a part by one button, and takes that back by one key', async () => {
    const person = await openKestrel();
    await person.click((await pick(person, 'Side panel')).getByText('Remove side panel'));
    const cooler = await pick(person, 'CPU cooler');
    await person.click(cooler.getByText(/^Take out all 4 screws of CPU cooler · 1:20$/));
    await waitFor(() => expect(status()).toMatch(/^All 4 steps done\./));
    expect(cooler.getByText(/^Tighten the 4 screws of CPU cooler crosswise/)).not.toBeNull();
    await person.keyboard('u');
    await waitFor(() => expect(cooler.queryByText(/^Tighten the 4 screws/)).toBeNull());
    expect(cooler.getByText(/^Take out all 4 screws/)).not.toBeNull();
  });
});

describe('somebody who works on the power', () => {
  it('makes a running machine safe by one button that says it shuts down first', async () => {
    const person = await openKestrel();
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    const power = tool('Power');
    await person.click(power.getByText('Plug in mains lead'));
    await person.click(power.getByText('Press the power button'));
    await power.findByText('running');
    await person.click(power.getByText(/^Make safe: shut down, unplug mains, drain, strap on/));
    await waitFor(() => expect(status()).toMatch(/^All 4 steps done\. Strap put on/));
    expect(power.getByText('not running')).not.toBeNull();
    expect(power.getByText('on your wrist')).not.toBeNull();
    expect(power.queryByText(/^Make safe/)).toBeNull();
  });

  it('waits until something happens only while the machine runs', async () => {
    const person = await openKestrel();
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    const power = tool('Power');
    expect(power.getByText('not running')).not.toBeNull();
    expect(power.queryByText('Wait until something happens')).toBeNull();
    await person.click(power.getByText('Plug in mains lead'));
    await person.click(power.getByText('Press the power button'));
    await person.click(await power.findByText('Wait until something happens'));
    await waitFor(() => expect(status()).toMatch(/^You waited \d+:\d\d\./));
  });
});

describe('somebody with a tool in hand', () => {
  it('is offered it first at whatever is selected, after using it and with another panel open, until it is put down', async () => {
    const person = await openKestrel();
    await person.click((await pick(person, 'Side panel')).getByText('Remove side panel'));
    await person.click(screen.getByRole('button', { name: 'Look', pressed: false }));
    const [magnifier] = tool('Look').getAllByRole('button', { name: 'Magnifier', pressed: false });
    if (magnifier === undefined) throw new Error('no magnifier');
    await person.click(magnifier);
    const firstOf = async (name: string) => (await pick(person, name)).getAllByRole('button')[0]?.textContent;
    expect(await firstOf('CPU cooler')).toBe('Magnifier: CPU cooler');
    await person.click((await pick(person, 'CPU cooler')).getByText('Magnifier: CPU cooler'));
    expect(await firstOf('Graphics card')).toBe('Magnifier: Graphics card');
    await person.click(screen.getByRole('button', { name: 'Power', pressed: false }));
    expect(await firstOf('CPU cooler')).toBe('Magnifier: CPU cooler');
    await person.click(screen.getByRole('button', { name: 'Put down the tool' }));
    expect(await firstOf('CPU cooler')).not.toContain('Magnifier');
  });
});
