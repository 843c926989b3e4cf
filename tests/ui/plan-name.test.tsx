import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PLAN_KEYS, planName } from '../../src/core/billing/plans.ts';
import { PlanName } from '../../src/ui/plan-name.tsx';

/** The class that colours the band before a plan's name. */
function colourOf(name: string): string | undefined {
  const { unmount } = render(<PlanName name={name} />);
  const band = screen.getByText(name).querySelector('[data-plan]');
  const colour = band?.className.split(' ').find((one) => one.startsWith('bg-'));
  unmount();
  return colour;
}

describe("a plan's colour", () => {
  it('derives from its name, one for each of the six', () => {
    const colours = PLAN_KEYS.map((key) => colourOf(planName(key)));
    expect(new Set(colours).size).toBe(6);
    expect(colours.every((colour) => colour?.startsWith('bg-plan-'))).toBe(true);
  });

  it('ignores how the name is written', () => {
    expect(colourOf('ACE')).toBe(colourOf('Ace Plan'));
    expect(colourOf('demo')).toBe(colourOf('Free'));
  });

  it('is neutral for an unknown plan', () => {
    expect(colourOf('Something new')).toBe('bg-edge');
  });
});
