import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SimulationOverlay } from '../../../src/features/simulation/ui/simulation-overlay.tsx';
import { takeLoggedErrors } from '../../support/logged-errors.ts';

function Broken(): never {
  throw new Error('broken');
}

describe('a simulation that crashed', () => {
  it('says that nothing is lost, and offers a reload and an exit', () => {
    const onExit = vi.fn();
    render(
      <SimulationOverlay label="Testing simulation" isLive onExit={onExit}>
        <Broken />
      </SimulationOverlay>,
    );
    expect(takeLoggedErrors().join()).toContain('Error: broken');
    expect(screen.getByRole('alert').textContent).toMatch(/What you did before is saved/);
    expect(screen.getByRole('button', { name: 'Load the page again' })).not.toBeNull();
    screen.getByRole('button', { name: 'Exit Simulation' }).click();
    expect(onExit).toHaveBeenCalledOnce();
  });
});
