import { ListChecks } from 'lucide-react';
import {
  endsBefore,
  isPassedOver,
  type SteppedAct,
} from '../../../../core/hardware/projection/stepped-acts.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { Button } from '../../../../ui/button.tsx';
import type { LabStore } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';

export interface SteppedActButtonProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  readonly act: SteppedAct;
}

/** One button for an act of several commands, with the time that they take together. */
export function SteppedActButton({ store, isFrozen, act }: SteppedActButtonProps) {
  const { text, view } = useSpeaker(store);
  const { kind, target, steps, seconds } = act;
  const send = (): void =>
    void store.sendSteps({
      commands: steps,
      isPassedOver,
      endsBefore: (step, now) => endsBefore(act, step, now),
    });
  return (
    <Button
      size="sm"
      variant="secondary"
      disabled={isFrozen}
      className="h-auto min-h-9 justify-start py-1.5 text-start whitespace-normal pointer-coarse:min-h-11"
      onClick={send}
    >
      <ListChecks aria-hidden="true" />
      {text(`act.${kind}`, {
        name: target === null ? '' : nameOf(text, view, target),
        screws: steps.length,
        time: clockOf(seconds),
      })}
    </Button>
  );
}
