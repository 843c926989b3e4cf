import { smellsBurnt } from '../behaviour/indicators.ts';
import { readPost } from '../behaviour/post.ts';
import { cardPlugWorn } from '../behaviour/rails.ts';
import type { OutcomeOf } from '../instruments/diagnostic-tests/catalogue.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import type { LabState } from '../model/state.ts';
import { soundsOf } from '../projection/project-bench.ts';
import { done, type Outcome } from './change.ts';

/** Records the most noticeable sound: a clicking disk, beeps of a stopped self-test, loud fans, silence, a buzz, or fans. */
export function listen(state: LabState): Outcome {
  const post = readPost(state.machine);
  const sounds = new Set(soundsOf(state.machine, post).map(({ id }) => id));
  const pattern = post.beeps.beeps.map((beep) => beep[0]).join('');
  const outcome: OutcomeOf<'listen'> = sounds.has('disk-clicking')
    ? 'disk-clicking'
    : sounds.has('beeps') && post.stage === 'stopped'
      ? `beeps-${pattern}`
      : sounds.has('fans-loud')
        ? 'fans-loud'
        : sounds.has('fans-off')
          ? 'silent'
          : sounds.has('buzz')
            ? 'buzz'
            : 'fans';
  return done(withFinding(state, 'listen', outcome), foundEvent('listen', outcome));
}

export function sniff(state: LabState): Outcome {
  const { machine } = state;
  const outcome = smellsBurnt(machine) ? 'burning' : cardPlugWorn(machine) ? 'hot-plastic' : 'nothing';
  return done(withFinding(state, 'sniff', outcome), foundEvent('sniff', outcome));
}
