import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { type LabStore, useLab } from '../../store.ts';
import { nameOf } from '../../texts/lab-text.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { ActionList } from './action-list.tsx';
import { targetState } from './target-state.ts';

export interface OutlineRowProps {
  readonly store: LabStore;
  readonly target: string;
  readonly isChild?: boolean;
  readonly isNext: boolean;
  readonly isFrozen: boolean;
  onSelect(target: string | null): void;
  onRun(command: LabCommand): void;
}

/** One thing of the machine: a button with its name and state that unfolds its actions and selects it in the scene. */
export function OutlineRow({
  store,
  target,
  isChild = false,
  isNext,
  isFrozen,
  onSelect,
  onRun,
}: OutlineRowProps) {
  const panelId = useId();
  const { text, view, language } = useSpeaker(store);
  const isOpen = useLab(store, (snapshot) => snapshot.selected === target);
  const row = useRef<HTMLDivElement>(null);
  // Scrolls the actions into view when the thing was selected in the scene or by a refusal.
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const name = nameOf(text, view, target);
  const state = targetState(text, view, language, target);
  return (
    <div ref={row} data-anchored={target} className={classNames(isChild && 'ps-4')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-outline-row=""
        data-anchor={target}
        onClick={() => onSelect(isOpen ? null : target)}
        className={classNames(
          'flex min-h-9 w-full items-center gap-2 rounded-md px-2 py-1 text-start text-sm hover:bg-hover pointer-coarse:min-h-11',
          isOpen && 'bg-hover',
          isNext && 'ring-1 ring-copper ring-inset',
        )}
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames('size-4 shrink-0 text-ink-muted transition-[rotate]', isOpen && 'rotate-90')}
        />
        <span className="grow">{name}</span>{' '}
        {state === '' ? null : <span className="text-end text-xs text-ink-muted">{state}</span>}
      </button>
      {isOpen ? (
        <fieldset
          id={panelId}
          aria-label={text('outline.actions', { name })}
          className="min-w-0 px-2 pt-1 pb-3 ps-8"
        >
          <ActionList store={store} target={target} isFrozen={isFrozen} onRun={onRun} />
        </fieldset>
      ) : null}
    </div>
  );
}
