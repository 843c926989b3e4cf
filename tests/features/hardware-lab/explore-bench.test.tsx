import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage.ts';
import { explore, openLab } from './lab-screen.tsx';
import { parts } from './parts-list.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const log = () => screen.getByRole('log', { name: 'What happened' });

async function openCase(person: UserEvent): Promise<void> {
  await person.click(parts().getByText('Side panel'));
  await person.click(parts().getByText('Remove side panel'));
  await parts().findByRole('button', { name: /^Side panel.*bench/ });
}

describe('somebody who comes to the lab for the first time', () => {
  it('sees the three modes, and how long a test lasts', async () => {
    await openLab();
    expect(screen.getByRole('button', { name: 'Start a test' })).not.toBeNull();
    expect(screen.getByText('A session lasts 20 minutes of real time.')).not.toBeNull();
    for (const machine of [/^Kestrel B7/, /^Harrow 5000 MT/, /^Brant H6/])
      expect(screen.getAllByRole('button', { name: machine }).length).toBeGreaterThan(0);
  });

  it('takes the tour of a machine without a fault, and may take it again', async () => {
    const person = await openLab();
    await explore(person, /^Harrow 5000 MT ?Office/);
    const tour = () => within(screen.getByLabelText('Tour of the bench', { selector: 'section' }));
    expect(tour().getByText('1 of 5')).not.toBeNull();
    expect(screen.queryByText('Customer')).toBeNull();
    await person.click(parts().getByText('Side panel'));
    expect(tour().getByText('Done.')).not.toBeNull();
    await person.click(tour().getByText('Skip the tour'));
    expect(screen.queryByText('Select a part')).toBeNull();
    await person.keyboard('?');
    await person.click(screen.getByText('Take the tour again'));
    expect(tour().getByText('1 of 5')).not.toBeNull();
  });
});

describe('somebody who explores', () => {
  it('reads what a part is, how it fits and how it fails', async () => {
    const person = await openLab();
    await explore(person, /^Kestrel B7 ?Modern/);
    await person.click(parts().getByRole('button', { name: 'Graphics card behind the side panel' }));
    const card = screen.getByRole('region', { name: 'About this part' });
    expect(card.textContent).toContain('draws the picture');
    expect(card.textContent).toContain('How it fails');
  });

  it('reads what the side panel hides, and finds it in the list once that is off', async () => {
    const person = await openLab();
    await explore(person, /^Harrow 5000 MT ?Office/);
    expect(parts().getByText(/^The side panel is on\. It hides the motherboard/)).not.toBeNull();
    expect(parts().queryByText('Slot 1')).toBeNull();
    await person.click(parts().getByRole('button', { name: 'Power supply behind the side panel' }));
    expect(parts().getByRole('button', { name: 'Remove side panel' })).not.toBeNull();
    await openCase(person);
    expect(parts().queryByText(/^The side panel is on/)).toBeNull();
    expect(parts().getByText('Slot 1')).not.toBeNull();
    expect(parts().getByRole('button', { name: 'Power supply seated' })).not.toBeNull();
  });

  it('takes the last action back', async () => {
    const person = await openLab();
    await explore(person, /^Kestrel B7 ?Modern/);
    await person.click(parts().getByRole('button', { name: /^Anti-static strap/ }));
    await person.click(parts().getByRole('button', { name: 'Put on the strap' }));
    await waitFor(() =>
      expect(parts().getByRole('button', { name: /^Anti-static strap on your wrist/ })).not.toBeNull(),
    );
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(parts().getByRole('button', { name: /^Anti-static strap off/ })).not.toBeNull(),
    );
  });

  it('starts the memory test from the boot stick, and from nothing else', async () => {
    const person = await openLab();
    await explore(person, /^Harrow 5000 MT ?Office/);
    const tool = (name: string) => within(screen.getByRole('region', { name }));
    await person.keyboard('2');
    await person.click(tool('Power').getByText('Plug in mains lead'));
    await person.click(tool('Power').getByText('Press the power button'));
    await person.click(tool('Power').getByRole('button', { name: '1 min' }));
    await person.keyboard('6');
    await person.click(tool('Screen').getByText('Boot'));
    expect(tool('Screen').queryByText('Memory test')).toBeNull();
    await person.click(parts().getByRole('button', { name: 'Rear USB port 1 empty' }));
    await person.click(parts().getByText('Plug the boot stick into rear USB port 1'));
    expect(parts().getByRole('button', { name: 'Rear USB port 1 Boot stick' })).not.toBeNull();
    await person.click(tool('Screen').getByText('Memory test'));
    expect(tool('Screen').getByText(/^Memory test.*19:/)).not.toBeNull();
    await person.click(tool('Screen').getByText('Unplug the boot stick'));
    expect(tool('Screen').queryByText('Memory test')).toBeNull();
    expect(tool('Screen').queryByText(/^Memory test.*1\d:/)).toBeNull();
  });

  it('is offered the place of a loose plug once', async () => {
    const person = await openLab();
    await explore(person, /^Brant H6/);
    await person.keyboard('2');
    const power = within(screen.getByRole('region', { name: 'Power' }));
    expect(power.getAllByRole('button', { name: /^Plug in/ }).map(({ textContent }) => textContent)).toEqual([
      'Plug in mains lead',
    ]);
    await person.click(power.getByRole('button', { name: '1 min' }));
    expect(screen.getByText('1:00')).not.toBeNull();
  });
});

describe('somebody whose device has no 3D', () => {
  it('sees the picture of the machine that shows what was chosen', async () => {
    const person = await openLab();
    await explore(person, /^Brant H6/);
    const picture = () => screen.getByRole('img', { name: /^Brant H6: / }).getAttribute('src');
    expect(picture()).toBe('/images/lab/brant-h6-machine.webp');
    await openCase(person);
    await person.click(parts().getByText('Slot 1'));
    expect(picture()).toBe('/images/lab/brant-h6-memory.webp');
    await person.click(screen.getByRole('button', { name: 'Rear' }));
    expect(picture()).toBe('/images/lab/brant-h6-rear.webp');
  });
});

describe('somebody without a mouse', () => {
  it('takes each tool with its key, and puts it down with Escape', async () => {
    const person = await openLab();
    await explore(person, /^Brant H6/);
    const tools = ['Look', 'Power', 'Meter', 'Testers', 'Service', 'Screen', 'Parts tray', 'Manual'];
    for (const [index, name] of tools.entries()) {
      await person.keyboard(String(index + 1));
      expect(screen.getByRole('region', { name })).not.toBeNull();
    }
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Manual' })).toBeNull();
  });

  it('keeps the focus where the work is, when a tool, an action or a part goes away', async () => {
    const person = await openLab();
    await explore(person, /^Brant H6/);
    await person.keyboard('2');
    await person.click(screen.getByLabelText('Put down the tool'));
    const power = within(screen.getByRole('toolbar', { name: 'Tool belt' })).getByText('Power');
    await waitFor(() => expect(document.activeElement).toBe(power.closest('button')));
    await person.keyboard('1');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Look' }));

    await person.click(parts().getByText('Anti-static strap'));
    await person.click(parts().getByText('Put on the strap'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Take off the strap'));

    await person.click(parts().getByText('Side panel'));
    await person.click(parts().getByText('Remove side panel'));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Side panel.*bench/));

    await person.click(parts().getByRole('button', { name: /^RAM module 1/ }));
    await person.click(parts().getByText('Remove RAM module 1'));
    await person.click(await screen.findByText('Show it'));
    expect(parts().getByText('Open top latch of slot 1')).not.toBeNull();
  });

  it('finds a part by typing its name', async () => {
    const person = await openLab();
    await explore(person, /^Kestrel B7 ?Modern/);
    await openCase(person);
    const rows = () => parts().getAllByRole('button').length;
    const all = rows();
    await person.type(screen.getByLabelText('Find a part'), 'LATCH a2');
    expect(rows()).toBeLessThan(all);
    expect(parts().getByText('Top latch of slot A2')).not.toBeNull();
    await person.type(screen.getByLabelText('Find a part'), ' flux capacitor');
    expect(parts().getByText('No part has that name.')).not.toBeNull();
  });

  it('moves along the tool belt with the arrow keys', async () => {
    const person = await openLab();
    await explore(person, /^Brant H6/);
    const belt = within(screen.getByRole('toolbar', { name: 'Tool belt' }));
    const buttons = belt.getAllByRole('button');
    buttons[0]?.focus();
    await person.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(screen.getByRole('region', { name: 'Meter' })).not.toBeNull();
    await person.keyboard('{End}');
    expect(document.activeElement).toBe(buttons.at(-1));
  });

  it('hears the state of the machine with S and what is nearby with W', async () => {
    const person = await openLab();
    await explore(person, /^Harrow 5000 MT ?Office/);
    await person.keyboard('s');
    expect(screen.getByText(/The machine has no power\. You are not wearing the strap\./)).not.toBeNull();
    expect(
      screen.getByText(/The side panel is on\. You cannot see how the parts behind it sit\./),
    ).not.toBeNull();
    await person.keyboard('w');
    expect(screen.getByText(/^On the bench: Power and tools, /)).not.toBeNull();
  });

  it('measures the wall outlet with the meter and finds the reading in the notebook', async () => {
    const person = await openLab();
    await explore(person, /^Harrow 5000 MT ?Office/);
    await person.keyboard('3');
    await person.click(screen.getByRole('radio', { name: 'AC voltage' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('AC voltage').checked).toBe(true));
    await person.selectOptions(screen.getByRole('combobox', { name: 'black probe' }), 'Wall outlet');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Pin, black probe' }), '2');
    await person.selectOptions(screen.getByRole('combobox', { name: 'red probe' }), 'Wall outlet');
    await person.click(screen.getByRole('button', { name: 'Measure' }));
    await waitFor(() => expect(screen.getByLabelText('Meter display').textContent).toMatch(/^2[23]\d.* V$/));
    await person.click(screen.getByRole('button', { name: /^Findings/ }));
    expect(screen.getByRole('list', { name: 'Findings' }).textContent).toMatch(/Wall outlet.*2[23]\d/);
  });

  it('looks something up in the machine\u2019s own manual', async () => {
    const person = await openLab();
    await explore(person, /^Kestrel B7 ?Modern/);
    await person.keyboard('m');
    await person.click(screen.getByRole('button', { name: 'Codes' }));
    expect(await screen.findByRole('heading', { name: 'POST codes, LEDs and beeps' })).not.toBeNull();
    await person.click(screen.getByRole('button', { name: 'Log' }));
    expect(log().textContent).toContain('Manual opened: Codes.');
  });
});

describe('on a phone', () => {
  it('has the lists folded to their titles, five tools at hand, and the rest behind More', async () => {
    localStorage.setItem(STORAGE_KEYS.labExploreTour, '99');
    const person = await openLab({ wide: false });
    await explore(person, /^Kestrel B7 ?Modern/);
    const lists = within(screen.getByRole('group', { name: 'Lists' }));
    expect(lists.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent)).toEqual([
      'Parts',
      'Findings0',
      'Log',
      'Lights',
    ]);
    const belt = within(screen.getByRole('toolbar', { name: 'Tool belt' }));
    expect(belt.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Look',
      'Power',
      'Meter',
      'Testers',
      'Service',
      'More',
    ]);
    await person.click(lists.getByRole('button', { name: 'Log' }));
    await person.keyboard('2');
    // One thing at a time: the tool takes the list's place.
    expect(screen.getByRole('region', { name: 'Power' })).not.toBeNull();
    expect(lists.queryByRole('button', { expanded: true })).toBeNull();
  });
});
