import { X } from 'lucide-react';
import type { LabCommand } from '../../../core/hardware/commands.ts';
import { Button } from '../../../ui/button.tsx';
import { ActionList } from '../outline/action-list.tsx';
import { targetState } from '../outline/target-state.ts';
import { type LabStore, useLab } from '../store.ts';
import { nameOf } from '../words/lab-text.ts';
import { useSpeaker } from '../words/use-speaker.ts';

export interface SelectionBarProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
  onClose(): void;
}

/** What is in hand: the thing picked in the scene, how it stands, and what can be done with it. */
export function SelectionBar({ store, isFrozen, onRun, onClose }: SelectionBarProps) {
  const { text, view, language } = useSpeaker(store);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  if (selected === null) return null;
  const state = targetState(text, view, language, selected);
  return (
    <section
      aria-label={text('demo.selected')}
      className="chamfer animate-rise-in border border-line bg-surface/95 p-3 shadow-float"
    >
      <div className="flex items-start gap-3">
        <p className="grow pt-1 text-sm">
          <span className="font-semibold">{nameOf(text, view, selected)}</span>
          {state === '' ? null : <span className="text-ink-muted"> · {state}</span>}
        </p>
        <Button
          size="icon"
          variant="ghost"
          className="-mt-1 -me-1 size-9"
          aria-label={text('demo.close')}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </Button>
      </div>
      <ActionList store={store} target={selected} isFrozen={isFrozen} onRun={onRun} />
    </section>
  );
}
