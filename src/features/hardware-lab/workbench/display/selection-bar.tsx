import { CircleDashed, Eye, X } from 'lucide-react';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { isKnown } from '../../../../core/hardware/projection/looked-at.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockOf } from '../../../../runs/clock-of.ts';
import { Button } from '../../../../ui/button.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { ActionList } from '../outline/action-list.tsx';
import { targetState } from '../outline/target-state.ts';

export interface SelectionBarProps {
  readonly store: LabStore;
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
  onClose(): void;
}

/** The thing selected in the scene: its name, its state and its actions. */
export function SelectionBar({ store, isFrozen, onRun, onClose }: SelectionBarProps) {
  const { t } = useTranslation('lab-bench');
  const { text, view, language } = useSpeaker(store);
  const selected = useLab(store, (snapshot) => snapshot.selected);
  if (selected === null) return null;
  const state = targetState(text, view, language, selected);
  const noted = view.findings.findLast(({ target }) => target === selected);
  return (
    <section
      aria-label={text('demo.selected')}
      data-tell=""
      className="chamfer animate-rise-in border border-line bg-surface p-3 shadow-float"
    >
      <div className="flex items-center gap-2 text-[0.8125rem] text-ink-muted">
        {isKnown(view, selected) ? (
          <Eye aria-hidden="true" className="size-4.5 shrink-0 text-probe" />
        ) : (
          <CircleDashed aria-hidden="true" className="size-4.5 shrink-0" />
        )}
        <h2 className="grow font-semibold">{nameOf(text, view, selected)}</h2>
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
      {state === '' ? null : (
        <p className="text-base leading-snug font-medium tracking-tight first-letter:uppercase">{state}</p>
      )}
      {noted === undefined ? null : (
        <p className="mt-0.5 text-[0.8125rem] text-ink-muted">
          {t('findings.noted', { clock: clockOf(noted.simSeconds) })}
        </p>
      )}
      <div className="mt-2">
        <ActionList store={store} target={selected} isFrozen={isFrozen} onRun={onRun} />
      </div>
    </section>
  );
}
