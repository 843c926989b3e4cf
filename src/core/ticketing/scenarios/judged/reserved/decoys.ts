import { SECONDS_PER_HOUR } from '../../../../kernel/time.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import type { PastTicket } from '../../../world/past-tickets.ts';
import type { Scene } from '../../desk-case.ts';
import { earlierNumber, person } from '../shared/scene.ts';

/** Records that say nothing about the trouble of a twin. */

/** Earlier tickets of one person have four numbers, and families use the first ones. */
const LAST_NUMBER = 3;

/** An old ticket of the requester that was something else. `days`: how long ago it was resolved. */
export function oldTicket(
  days: number,
  { subcategory, code, act }: Pick<PastTicket, 'subcategory' | 'code' | 'act'>,
): (scene: Scene) => readonly WorldEffect[] {
  return (scene) => [
    {
      do: 'record-past-ticket',
      ticket: {
        number: earlierNumber(scene, LAST_NUMBER),
        requester: person(scene).id,
        resolvedAt: scene.at - days * 24 * SECONDS_PER_HOUR,
        subcategory,
        code,
        act,
      },
    },
  ];
}
