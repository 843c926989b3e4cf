import type { ReactNode } from 'react';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';
import { BenchStrip } from './bench-strip.tsx';

export interface SimulationIntroProps {
  /** Silk-screen mark of the simulation, such as `SIM 0 · 60 s`. */
  readonly mark: string;
  readonly title: string;
  readonly description: string;
  /** What the plan still allows. */
  readonly status?: ReactNode;
  /** Start, and the ways to somewhere else. */
  readonly actions: ReactNode;
}

/** What stands before a simulation begins. */
export function SimulationIntro({ mark, title, description, status, actions }: SimulationIntroProps) {
  return (
    <Card className="mx-auto w-full max-w-3xl overflow-hidden">
      <BenchStrip />
      <CardBody className="grid gap-4">
        <p aria-hidden="true" className="silk text-ink-faint">
          {mark}
        </p>
        <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
        <p className="max-w-prose text-ink-muted">{description}</p>
        {status}
      </CardBody>
      <CardFooter>{actions}</CardFooter>
    </Card>
  );
}
