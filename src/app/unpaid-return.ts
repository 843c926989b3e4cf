import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { z } from '../core/contracts/zod.ts';
import { endPaymentVisit } from '../lib/payment-visit.ts';

const unpaidReturn = z.object({ isUnpaid: z.boolean() });
export type UnpaidReturn = z.infer<typeof unpaidReturn>;

/**
 * Whether the person has just left the payment page without paying. The flag is removed from the history entry, so
 * that a reload does not show it again.
 */
export function useUnpaidReturn(): boolean {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isReturn = unpaidReturn.safeParse(state).data?.isUnpaid ?? false;
  const [isUnpaid, setUnpaid] = useState(isReturn);
  useEffect(() => {
    if (!isReturn) return;
    endPaymentVisit();
    setUnpaid(true);
    void navigate(pathname + search, { replace: true, state: null });
  }, [isReturn, navigate, pathname, search]);
  return isUnpaid;
}
