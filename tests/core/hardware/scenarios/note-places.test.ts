import { describe, expect, it } from 'vitest';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import { placesToName } from '../../../../src/core/hardware/projection/places-to-name.ts';
import { repairsDone } from '../../../../src/core/hardware/projection/repairs-done.ts';
import { LAB_CASES, STORIES } from '../../../../src/core/hardware/scenarios/judged/registry.ts';

import { playExpert } from './prove-play.ts';

const CASES = STORIES.flatMap(({ story, cases }) => cases.map((data) => [data.id, story, data] as const));

describe('the repair that a work note has to name', () => {
  it.each(LAB_CASES.inMode('testing').map((scenario) => [scenario.id, scenario] as const))(
    'of %s is one that the note offers after it was done',
    (_id, scenario) => {
      const offered = repairsDone(playExpert(scenario, 1).log);
      expect(scenario.note?.(0).action.filter((action) => offered.includes(action))).not.toEqual([]);
    },
  );
});

describe('the place that a work note has to name', () => {
  it.each(CASES)('of %s can be chosen in the note, wherever the fault sits', (_id, story, data) => {
    const offered: readonly (string | null)[] = [null, ...placesToName(story.model)];
    const suspect = story.suspects.find(({ id }) => id === data.truth);
    const unnamed = (suspect?.placements ?? []).filter(
      ({ part = data.note.part }) => !part.some((place) => offered.includes(place)),
    );
    expect(unnamed).toEqual([]);
  });

  it.each(['kestrel-b7', 'harrow-5000-mt', 'brant-h6'] as const)(
    'is any part of a %s, both ends of a cable, or a slot whose contacts may be worn',
    (model) => {
      const offered = placesToName(model);
      expect(offered).toEqual(expect.arrayContaining(Object.keys(findMachine(model).parts)));
      expect(offered).toEqual(expect.arrayContaining(['cable-monitor', 'cable-monitor-far', 'slot-x16']));
      expect(new Set(offered).size).toBe(offered.length);
      const kept = placesToName(model, ['spare-monitor', 'cable-monitor-spare']);
      expect(offered.filter((place) => !kept.includes(place))).toEqual([
        ...['spare-monitor', 'cable-monitor-spare', 'cable-monitor-spare-far'],
      ]);
    },
  );
});
