import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { type ShownState, StateChip } from './state-chip.tsx';

export interface CredentialFrameProps {
  readonly state: ShownState;
  /** Beside the words where there is room; null for none. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** The first card of the page: the state, then what it is about. */
export function CredentialFrame({ state, picture, children }: CredentialFrameProps) {
  return (
    <Card className="grid items-center gap-5 p-5 sm:p-9 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
      <div className="min-w-0">
        <StateChip state={state} />
        <div className="mt-5">{children}</div>
      </div>
      {picture}
    </Card>
  );
}
