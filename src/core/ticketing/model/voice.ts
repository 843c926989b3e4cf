import type { Persona } from '../talk/talk.ts';
import type { WorldEffect } from '../world/effects.ts';
import type { Condition } from './condition.ts';

/** Something that a person can tell. A fact that was told is evidence, as a reading of a tool is. */
export interface DisclosedFact {
  readonly fact: string;
  readonly outcome: string;
}

/** One answer of a person to one thing that the learner may say. */
export interface VoiceLine {
  readonly id: string;
  /** The intent that it answers. */
  readonly answers: string;
  /** Left out: always. The first line of an intent whose condition holds is said. */
  readonly when?: Condition;
  /** Text key of what the person says. */
  readonly says: string;
  readonly tells?: readonly DisclosedFact[];
  /** What the person does because of it. */
  readonly effects?: readonly WorldEffect[];
  /** Changes of mood and patience, such as -1 for a question that blames. */
  readonly mood?: number;
  readonly patience?: number;
  readonly once?: boolean;
  /** The manager on record confirms the request with it. */
  readonly confirms?: true;
  /** The person hangs up or leaves. */
  readonly ends?: true;
}

/** Roles of people whom a ticket brings the learner to talk with. `stranger`: somebody who is not who they say they are. */
export type VoiceRole = 'requester' | 'stranger' | 'on-record' | 'manager' | 'owner' | 'colleague';

/** Somebody at the other end of a line, as a case has set them up. */
export interface Voice {
  readonly role: VoiceRole;
  /** Id of the person; null for somebody who is not of the company. */
  readonly person: string | null;
  readonly persona: Persona;
  /** From when on they pick up, in seconds since Monday 00:00; left out: always. */
  readonly answersFrom?: number;
  /** Text key of what they say when the line opens. */
  readonly opens: string;
  readonly lines: readonly VoiceLine[];
}
