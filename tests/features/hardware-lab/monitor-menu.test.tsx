import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { explore, openLab } from './lab-screen.tsx';
import { parts } from './parts-list.ts';

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('somebody at the monitor of a machine that is on', () => {
  it('opens its menu on the screen, selects another input there, and closes it', async () => {
    const person = await openLab();
    await explore(person, /^Harrow 5000 MT ?Office/);
    await person.click(screen.getByRole('button', { name: /^Screen/ }));
    expect(screen.queryByRole('region', { name: 'Monitor menu' })).toBeNull();
    await person.click(parts().getByText('Monitor menu button'));
    await person.click(parts().getByText('Press monitor menu button'));
    const menu = () => region('Monitor menu');
    expect(menu().getByRole<HTMLSelectElement>('combobox', { name: 'Monitor input' }).value).toBe('hdmi');
    await person.selectOptions(menu().getByRole('combobox', { name: 'Monitor input' }), 'DisplayPort input');
    expect(menu().getByRole<HTMLSelectElement>('combobox', { name: 'Monitor input' }).value).toBe(
      'displayport',
    );
    await person.click(menu().getByRole('button', { name: 'Close the menu' }));
    expect(screen.queryByRole('region', { name: 'Monitor menu' })).toBeNull();
  });
});
