import { useEffect } from 'react';
import { endPaymentVisit } from './payment-visit.ts';

/**
 * Calls `onRestored` when the browser shows this page from its back/forward cache, as after Back from the payment
 * page.
 */
export function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      endPaymentVisit();
      onRestored();
    };
    window.addEventListener('pageshow', listen);
    return () => window.removeEventListener('pageshow', listen);
  }, [onRestored]);
}
