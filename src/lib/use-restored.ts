import { useEffect } from 'react';
import { endPaymentVisit } from './payment-visit.ts';

/** Coming back from the payment page by the browser's back button may restore this page as it was left: `wake` puts it right. */
export function useRestored(wake: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      endPaymentVisit();
      wake();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, [wake]);
}
