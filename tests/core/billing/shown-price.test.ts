import { describe, expect, test } from 'vitest';
import { COMPARISON_TOPICS, coversTopic } from '../../../src/core/billing/comparison.ts';
import { shownPrice } from '../../../src/core/billing/shown-price.ts';

const EXPERT = {
  plan_type: 'individual',
  price: 12.99,
  price_interval: 'monthly',
  annual_price: null,
  discounted_price: null,
} as const;

describe('the price on a card', () => {
  test('is that of a month, with what it was before', () => {
    expect(shownPrice({ ...EXPERT, discounted_price: 19 }, 'monthly')).toEqual({
      amount: 12.99,
      interval: 'month',
      formerAmount: 19,
      savings: null,
    });
  });

  test('of the annual view is that of a year, with what it saves', () => {
    expect(shownPrice(EXPERT, 'annual')).toEqual({
      amount: 124.7,
      interval: 'year',
      formerAmount: null,
      savings: { amount: 31.18, percent: 20 },
    });
    expect(shownPrice({ ...EXPERT, annual_price: 200 }, 'annual').savings).toBeNull();
  });

  test.each([
    ['paid once', { ...EXPERT, price_interval: 'one-time' }],
    ['for businesses', { ...EXPERT, plan_type: 'business' as const }],
    ['free', { ...EXPERT, price: 0 }],
  ])('of a plan that is %s is the same in both views', (_what, plan) => {
    expect(shownPrice(plan, 'annual')).toEqual(shownPrice(plan, 'monthly'));
    expect(shownPrice(plan, 'annual').interval).toBeNull();
  });
});

describe('the comparison', () => {
  test('says yes where any feature names the topic, in upper or lower case', () => {
    const features = ['Step-by-step TUTORIAL', 'Professionally made'];
    expect(COMPARISON_TOPICS.map((topic) => coversTopic(features, topic))).toEqual([true, false, true]);
    expect(coversTopic([], 'tutorial')).toBe(false);
  });
});
