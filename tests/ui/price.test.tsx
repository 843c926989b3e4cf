import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Price, type PriceProps } from '../../src/ui/price.tsx';

function shown(price: Partial<PriceProps['price']>): string | null {
  const { container } = render(
    <Price price={{ amount: 12.99, interval: null, formerAmount: null, ...price }} size="card" />,
  );
  return container.textContent;
}

describe('the price of a plan', () => {
  it('is shown as Free, or in dollars with cents', () => {
    expect(shown({ amount: 0 })).toBe('Free');
    expect(shown({ amount: 79 })).toBe('$79.00');
  });

  it('says how often it is paid where it renews itself', () => {
    expect(shown({ interval: 'month' })).toBe('$12.99 / mo');
    expect(shown({ interval: 'year' })).toBe('$12.99 / yr');
  });

  it('strikes through the former price, and says so to screen readers', () => {
    shown({ formerAmount: 168 });
    const former = screen.getByText('$168.00');
    expect(former.tagName).toBe('S');
    expect(former.textContent).toBe('Former price $168.00');
  });
});
