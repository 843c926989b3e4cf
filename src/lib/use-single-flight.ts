import { useRef } from 'react';

export interface SingleFlight {
  /** Whether nothing is under way; from then on something is, until `end`. */
  begin(): boolean;
  end(): void;
}

/**
 * Lets one call through at a time. Known at once: the second click of a double click may come before the page has drawn that
 * the first one is pending.
 */
export function useSingleFlight(): SingleFlight {
  const isUnderWay = useRef(false);
  return {
    begin() {
      if (isUnderWay.current) return false;
      isUnderWay.current = true;
      return true;
    },
    end() {
      isUnderWay.current = false;
    },
  };
}
