import { isMachineModel } from '../../../core/hardware/machines/find-machine.ts';
import type { MachineModelId } from '../../../core/hardware/model/view.ts';
import { PRACTICE_STORIES } from '../../../core/hardware/scenarios/public/stories.ts';

/** The machine of a run of earlier rules, by what is kept of it: the subject of a test, or the story. */
export function modelOf(subject: string | null, story: string | undefined): MachineModelId {
  if (subject !== null && isMachineModel(subject)) return subject;
  return PRACTICE_STORIES.find(({ id }) => id === story)?.model ?? 'kestrel-b7';
}
