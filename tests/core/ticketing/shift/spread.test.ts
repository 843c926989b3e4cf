import { describe, expect, it } from 'vitest';
import { SECONDS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';
import type { DeskState } from '../../../../src/core/ticketing/model/state.ts';
import { ACCOUNTS_SHARE, NEXT_SHARE, renamedBy } from '../../../../src/core/ticketing/world/file-activity.ts';
import { take } from '../../../../src/core/ticketing/world/readings.ts';
import { dealt, JUDGE, played } from '../support/play-desk.ts';

const TWENTY_MINUTES = 20 * SECONDS_PER_MINUTE;

function renamed({ world, now }: DeskState): number {
  const activity = world.fileActivity[ACCOUNTS_SHARE];
  return activity === undefined ? 0 : renamedBy(activity, now);
}

const nextShare = ({ world, now }: DeskState) => take(world, 'share-files', NEXT_SHARE, now);

describe('files that something renames on a share', () => {
  it('are more with every minute, and those of the next share come after them where nobody cuts it off', () => {
    const { start } = dealt('TK-40-other-computer');
    const { state } = played(start, { kind: 'wait', seconds: TWENTY_MINUTES });
    expect(renamed(start)).toBeGreaterThan(2_000);
    expect(renamed(state) - renamed(start)).toBeGreaterThan(5_000);
    expect(nextShare(state)).toBe('renamed');
    expect(state.tickets).toHaveLength(4);
    const [ticket] = JUDGE.report(start, [{ kind: 'wait', seconds: TWENTY_MINUTES }]).tickets;
    expect(ticket?.goals).toContainEqual({ id: 'next-share-spared', met: false });
  });

  it.each(['this-computer', 'other-computer', 'remote-session'])(
    'stay as many as they were once it is cut off (%s)',
    (truth) => {
      const { start } = dealt(`TK-40-${truth}`);
      const contained = played(start, ...JUDGE.expert(start)).state;
      const { state } = played(contained, { kind: 'wait', seconds: TWENTY_MINUTES });
      expect(renamed(state)).toBe(renamed(contained));
      expect(nextShare(state)).toBe('whole');
      expect(state.tickets).toHaveLength(3);
    },
  );
});
