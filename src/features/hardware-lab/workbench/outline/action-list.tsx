import type { LabCommand } from '../../../../core/hardware/model/commands.ts';
import { actionsOf } from '../../../../core/hardware/projection/actions.ts';
import { steppedActsOf } from '../../../../core/hardware/projection/stepped-acts.ts';
import { targetsOf } from '../../../../core/hardware/projection/tool-targets.ts';
import { Button } from '../../../../ui/button.tsx';
import { type LabStore, useLab } from '../../store.ts';
import { commandLabel } from '../../texts/sentences.ts';
import { useSpeaker } from '../../texts/use-speaker.ts';
import { useHand } from '../tools/hand-context.ts';
import { SteppedActButton } from './stepped-act-button.tsx';

export interface ActionListProps {
  readonly store: LabStore;
  readonly target: string;
  readonly isFrozen: boolean;
  onRun(command: LabCommand): void;
}

/**
 * A button for each action of a thing, that of the tool in hand first. Blocked actions are offered too: the refusal says
 * what blocks them.
 */
export function ActionList({ store, target, isFrozen, onRun }: ActionListProps) {
  const speaker = useSpeaker(store);
  const commands = useLab(store, (snapshot) => snapshot.commands);
  const hand = useHand();
  const isUsable = hand !== null && targetsOf(speaker.view, hand).includes(target);
  const actions: readonly LabCommand[] = [
    ...(isUsable ? [{ kind: 'use-tool', tool: hand, target } as const] : []),
    ...actionsOf(speaker.view, target),
  ];
  const acts = steppedActsOf(speaker.view, target, commands);
  if (actions.length + acts.length === 0)
    return <p className="text-sm text-ink-muted">{speaker.text('outline.nothing')}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {actions.map((command) => (
        <li key={JSON.stringify(command)}>
          <Button
            size="sm"
            variant="secondary"
            disabled={isFrozen}
            className="h-auto min-h-9 py-1.5 text-start whitespace-normal"
            onClick={() => onRun(command)}
          >
            {commandLabel(speaker, command)}
          </Button>
        </li>
      ))}
      {acts.map((act) => (
        <li key={act.kind}>
          <SteppedActButton store={store} isFrozen={isFrozen} act={act} />
        </li>
      ))}
    </ul>
  );
}
