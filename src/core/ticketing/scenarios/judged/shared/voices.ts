import type { Voice, VoiceLine } from '../../../model/voice.ts';
import type { Persona } from '../../../talk/talk.ts';
import type { Scene } from '../../desk-case.ts';
import { managerOf, person, securityLeadOf } from './scene.ts';
import { linesOf } from './voice-lines.ts';

/** People whom tickets of several families bring to the telephone. */

/** Whoever the ticket is from. */
export function requesterVoice(
  story: string,
  scene: Scene,
  persona: Persona,
  lines: readonly VoiceLine[],
): Voice {
  return {
    role: 'requester',
    person: person(scene).id,
    persona,
    opens: `tickets/${story.toLowerCase()}:line.requester.opens`,
    lines,
  };
}

/** Who calls in the requester's name: the requester, or a stranger. */
export function callerVoice(
  story: string,
  scene: Scene,
  isStranger: boolean,
  persona: Persona,
  lines: readonly VoiceLine[],
): Voice {
  const own = requesterVoice(story, scene, persona, lines);
  return isStranger ? { ...own, role: 'stranger', person: null } : own;
}

/**
 * Who calls from an unknown number, who answers on the number on record, and the manager. Both give the same answers where they
 * are the same person; only a callback shows whether they are.
 */
export function voicesBehindACall(
  story: string,
  scene: Scene,
  isStranger: boolean,
  persona: Persona,
  answers: readonly VoiceLine[],
): readonly Voice[] {
  const { say } = linesOf(story, 'requester');
  const claims = say('did-you-ask', 'did-you-ask.claims');
  const confirms = say('did-you-ask', 'did-you-ask.yes', { tells: [{ fact: 'asked', outcome: 'yes' }] });
  const onRecord: Voice = isStranger
    ? surprisedVoice(story, scene)
    : {
        role: 'on-record',
        person: person(scene).id,
        persona,
        opens: `tickets/${story.toLowerCase()}:line.on-record.opens`,
        lines: [confirms, ...answers],
      };
  return [
    onRecord,
    callerVoice(story, scene, isStranger, persona, [claims, ...answers]),
    managerVoice(story, scene, !isStranger),
  ];
}

/** The manager on record, who knows of the request or not. */
export function managerVoice(story: string, scene: Scene, knows: boolean): Voice {
  const { say } = linesOf(story, 'manager');
  const outcome = knows ? 'knows' : 'knows-nothing';
  return {
    role: 'manager',
    person: managerOf(scene).id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: `tickets/${story.toLowerCase()}:line.manager.opens`,
    lines: [
      say('confirm-request', `confirm-request.${outcome}`, {
        tells: [{ fact: 'manager', outcome }],
        ...(knows ? { confirms: true as const } : {}),
      }),
    ],
  };
}

/** The person on record who never asked: who is called back learns of it now. */
export function surprisedVoice(story: string, scene: Scene): Voice {
  const { say } = linesOf(story, 'on-record');
  return {
    role: 'on-record',
    person: person(scene).id,
    persona: { patience: 5, skill: 1, mood: 0 },
    opens: `tickets/${story.toLowerCase()}:line.on-record.opens`,
    lines: [say('did-you-ask', 'did-you-ask.no', { tells: [{ fact: 'asked', outcome: 'no' }] })],
  };
}

/** The security team on its number on record: it can be told before the ticket is handed over. */
export function securityVoice(story: string, scene: Scene): Voice {
  const { say } = linesOf(story, 'security');
  return {
    role: 'colleague',
    person: securityLeadOf(scene).id,
    persona: { patience: 6, skill: 3, mood: 0 },
    opens: `tickets/${story.toLowerCase()}:line.security.opens`,
    lines: [
      say('report-security', 'report-security', { tells: [{ fact: 'security', outcome: 'told' }], mood: 1 }),
    ],
  };
}
