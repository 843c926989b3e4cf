import { foundEvent, withFinding } from '../findings.ts';
import { smellsBurnt } from '../indicators.ts';
import { readPost } from '../post.ts';
import { soundsOf } from '../project-bench.ts';
import { cardPlugWorn } from '../rails.ts';
import type { LabState } from '../state.ts';
import { done, type Outcome } from './change.ts';

/** What is heard first: a clicking disk, then beeps that repeat, then loud fans, then a buzz. */
export function listen(state: LabState): Outcome {
  const post = readPost(state.machine);
  const heard = new Set(soundsOf(state.machine, post).map(({ id }) => id));
  const pattern = post.beeps.beeps.map((beep) => beep[0]).join('');
  const outcome = heard.has('disk-clicking')
    ? 'disk-clicking'
    : heard.has('beeps') && post.stage === 'stopped'
      ? `beeps-${pattern}`
      : heard.has('fans-loud')
        ? 'fans-loud'
        : heard.has('fans-off')
          ? 'silent'
          : heard.has('buzz')
            ? 'buzz'
            : 'fans';
  return done(withFinding(state, 'listen', outcome), foundEvent('listen', outcome));
}

export function sniff(state: LabState): Outcome {
  const { machine } = state;
  const outcome = smellsBurnt(machine) ? 'burning' : cardPlugWorn(machine) ? 'hot-plastic' : 'nothing';
  return done(withFinding(state, 'sniff', outcome), foundEvent('sniff', outcome));
}
