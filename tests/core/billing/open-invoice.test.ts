import { describe, expect, it } from 'vitest';
import { openInvoice } from '../../../src/core/billing/open-invoice.ts';

const invoice = (id: string, status: string) => ({ id, status, payUrl: `https://pay.test/${id}` });

describe('the open invoice', () => {
  it('is the newest one that can still be paid', () => {
    const invoices = [invoice('3', 'void'), invoice('2', 'open'), invoice('1', 'open'), invoice('0', 'paid')];
    expect(openInvoice(invoices)?.id).toBe('2');
  });

  it('is none where all are paid, void or written off', () => {
    expect(
      openInvoice([invoice('2', 'paid'), invoice('1', 'void'), invoice('0', 'uncollectible')]),
    ).toBeNull();
  });
});
