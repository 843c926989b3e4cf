import type { Fault } from '../../../behaviour/faults.ts';
import { findMachine } from '../../../machines/find-machine.ts';
import type { MachineModelId } from '../../../model/view.ts';
import type { Build } from '../../factory.ts';
import type { Decoy } from '../decoy.ts';
import type { Customers } from '../people.ts';
import type { Story, StoryCases, Suspect } from '../story.ts';

/**
 * A twin of a story: the same suspects, tests, plan and scoring on another machine, with other customers, placements, oddities
 * and words. Its words stand in `src/i18n/<language>/reserved/cases.json`, over those of its family, and are no browser's
 * before it is played.
 *
 * To retire a twin, strike its `pool`: it is dealt in practice and plain tests from then on. Its words then move to
 * `cases/<id>.json`, its title to `lab-titles.json`, and its public half to `PRACTICE_STORIES`; a test names what is missing.
 */
export interface StoryTwin {
  readonly id: string;
  readonly pool?: 'reserved';
  /** Id of its family: the story that it twins. */
  readonly of: string;
  /** The asset record where it differs from the family's. */
  readonly asset: Readonly<Record<string, string>>;
  readonly mains?: Story['mains'];
  /** What this machine has besides the parts and cables of the family's. */
  readonly more?: Required<Omit<Build, 'mains' | 'fasteners'>>;
  /** Changes at arrival besides those of the family. */
  readonly arrival?: readonly Fault[];
  /** Where its suspects sit, by suspect; the family's places for those left out. */
  readonly placements: Readonly<Record<string, Suspect['placements']>>;
  readonly customers: Customers;
  readonly oddities: readonly Decoy[];
  readonly theories: readonly [string, ...string[]];
}

function builtWith(
  model: MachineModelId,
  build: Story['build'],
  { parts, cables }: NonNullable<StoryTwin['more']>,
): NonNullable<Story['build']> {
  const { standard } = findMachine(model);
  return {
    ...build,
    parts: [...(build?.parts ?? standard.parts), ...parts],
    cables: [...(build?.cables ?? standard.cables), ...cables],
  };
}

/** The story and cases of a twin. Throws for a placement of somebody whom the family does not suspect. */
function twinOf({ story, cases }: StoryCases, twin: StoryTwin): StoryCases {
  const { id, pool, asset, mains, more, arrival = [], placements, customers, oddities, theories } = twin;
  const unknown = Object.keys(placements).find((suspect) =>
    story.suspects.every((one) => one.id !== suspect),
  );
  if (unknown !== undefined) throw new Error(`${story.id} does not suspect ${unknown}.`);
  return {
    story: {
      ...story,
      id,
      asset: { ...story.asset, ...asset },
      mains: mains ?? story.mains,
      ...(more === undefined ? {} : { build: builtWith(story.model, story.build, more) }),
      arrival: [...story.arrival, ...arrival],
      suspects: story.suspects.map((suspect) => ({
        ...suspect,
        placements: placements[suspect.id] ?? suspect.placements,
      })),
      customers,
      oddities,
      theories,
      ...(pool === undefined ? {} : { pool }),
    },
    cases: cases.map((one) => ({
      ...one,
      id: `${one.id}@${id}`,
      lessons: { story: story.id, caseId: one.id },
    })),
  };
}

/** The twins with their families. Throws for a twin of a story that there is not. */
export function withTwins(
  families: readonly StoryCases[],
  twins: readonly StoryTwin[],
): readonly StoryCases[] {
  return twins.map((twin) => {
    const family = families.find(({ story }) => story.id === twin.of);
    if (family === undefined) throw new Error(`${twin.id} twins ${twin.of}, which there is not.`);
    return twinOf(family, twin);
  });
}
