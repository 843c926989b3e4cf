import type { Proof } from '../test-titles.ts';
import { at } from '../trace.ts';
import { addresses, certificates, competitions, leaderboard, tutorials } from './files.ts';

const cards = at('app/pages/cards.test.tsx');
const verify = at('app/pages/verify.test.tsx');
const exams = at('app/pages/exams.test.tsx');
const objectives = at('app/pages/objectives.test.tsx');

/** Routes that the specification does not know, each with the proofs of its guard and of what it does. */
export const BEYOND_THE_SPEC: Readonly<Record<string, readonly Proof[]>> = {
  '/admin/cards': [
    ...addresses('%s asks a visitor to sign in'),
    ...cards(
      'begin after the first run, and say so to somebody without one',
      'ask about what was met, show answer, source and objective, and take four ratings by key',
      'keep answers that were given without a network over a reload, and send each once when it is back',
      'say when they cannot be loaded, and load when asked again',
    ),
  ],
  '/admin/leaderboard': [
    ...addresses('%s asks a visitor to sign in'),
    ...leaderboard(
      'is joined under a name from the list, lists the person under it alone, and forgets whoever leaves',
      'says what somebody has played, what of it counts, and goes to the next run',
      'can be read by somebody whose plan opens no simulation, and begins nothing for them',
      'shows of a closed week seeds, medians, a void run, and the runs of those of the first three who agreed',
      'says when it cannot be read, and is read when asked again',
    ),
  ],
  '/admin/competitions': [
    ...addresses('%s asks a visitor to sign in'),
    ...competitions(
      'are played by whoever has the plan, once, and lead to the next run',
      'show a result to everybody when they are over, with what was voided and why',
      'can be read by somebody whose plan opens no simulation, and begin nothing for them',
      'are made by an administrator, who is told what is missing and loses nothing typed',
      'leave what was flagged to an administrator, who gives a reason',
      'let an administrator void a run for everybody, and nobody else see how',
      'say when they cannot be read, and are read when asked again',
    ),
  ],
  '/admin/certificates': [
    ...addresses('%s asks a visitor to sign in'),
    ...exams(
      'tells somebody without runs how many objectives each exam takes, and books nothing',
      'books an exam, moves it, takes it back, and leads into its first session',
      'asks after the last session, keeps what was typed when something is missing, and goes on to the next question',
      'names every condition that an exam did not meet, and lists its marks by job, kind of fault and objectives',
      'offers to renew a certificate when it nears its end, by one shift, and not before',
      'says when the marks of an exam cannot be read, and reads them when asked again',
      'says when the exams cannot be read, and reads them when asked again',
    ),
    ...certificates(
      'are signed anew where their key was withdrawn',
      'are issued by their holder, whose name their page shows when they choose so',
      'are revoked by an administrator alone, by their number and for a reason',
      'say that there is none yet to somebody who has passed no exam',
      'say when they cannot be read, and are read when asked again',
    ),
  ],
  '/admin/objectives': [
    ...addresses('%s asks a visitor to sign in'),
    ...objectives(
      'shows somebody without runs every objective as not started, but those that no job shows',
      'tells what a level rests on, what the next one takes, and keeps the open objective in the address',
      'lists those that one good test would move up',
      'says when the runs cannot be read, and reads them when asked again',
    ),
  ],
  '/admin/tutorials': [
    ...addresses('%s asks a visitor to sign in'),
    ...tutorials(
      'open the first two to somebody on the free plan and say that the others are in other plans',
      'are played at the bench by hand, skipped and left, and go on at the same step',
      'lead from a ticket to the bench and back, and keep their steps in one count',
      'keep a step that was done without a network, and send it later',
      'say when they cannot be read, and are read when asked again',
    ),
  ],
  '/verify': [
    ...addresses('the public address %s opens a page of its own'),
    ...verify(
      'tells a visitor that it is valid, what was shown, and that the signature was checked here',
      'says why it was revoked, and nothing of what was shown',
      'says that its holder has withdrawn it, and nothing else',
      'does not call a badge valid that was changed after it was signed',
      'shows an example that says first that it is nobody’s',
      'asks for another number when nobody has this one, and opens it',
      'says when it cannot be read, and is read when asked again',
    ),
  ],
};
