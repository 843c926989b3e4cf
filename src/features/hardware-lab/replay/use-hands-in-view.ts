import { useEffect, useEffectEvent } from 'react';
import { resolveTarget } from '../../../core/hardware/machines/resolve-target.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { focusOf } from '../../../core/hardware/projection/focus-of.ts';
import type { LabStore } from '../store.ts';
import type { Stage } from '../workbench/layout/use-stage.ts';

/**
 * Keeps what each command works on in the picture: the camera frames the thing, which is marked, or the place. A command that
 * concerns nothing to be seen leaves the picture as it is.
 */
export function useHandsInView(store: LabStore, stage: Stage, command: LabCommand | null): void {
  const follow = useEffectEvent((now: LabCommand) => {
    const focus = focusOf(now);
    if (focus === null) return;
    if ('place' in focus) {
      store.select(null);
      stage.look(focus.place);
    } else if (resolveTarget(store.read().view.model, focus.target) !== null) store.select(focus.target);
  });
  useEffect(() => {
    if (command !== null) follow(command);
  }, [command]);
}
