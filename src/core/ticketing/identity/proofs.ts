/** What a caller can offer to show who they are, and what each is worth (ticket-desk 3.9). */

/** A proof that the policy accepts. */
export const ACCEPTED_PROOFS = [
  /** The desk called the number that the directory holds, and the person answered. */
  'callback-on-record',
  /** The request came from a signed-in session of the portal. */
  'portal-session',
  'badge-in-person',
  /** A photo ID, looked at in person. */
  'photo-id-in-person',
  /** A prompt with a number to match, answered on the authenticator that was registered before the contact. */
  'registered-authenticator',
  /** The manager that the directory names, reached on the number that the directory holds. */
  'manager-on-record',
  'live-video-with-id',
] as const;
export type AcceptedProof = (typeof ACCEPTED_PROOFS)[number];

/** What callers offer and what proves nothing: it can be known, claimed or set up by anybody. */
export const WORTHLESS_PROOFS = [
  'number-from-caller',
  'address-from-caller',
  /** The number on the display can be forged. */
  'caller-id',
  /** Employee number, date of birth, name of the manager. */
  'knowledge-answers',
  'rank',
  'urgency',
  'sms-to-new-number',
] as const;
type WorthlessProof = (typeof WORTHLESS_PROOFS)[number];

export type ProofKind = AcceptedProof | WorthlessProof;

/** What an accepted proof does for a level. */
export interface ProofWorth {
  /** Reaches level 1 by itself. */
  readonly opens: boolean;
  /** Is the second proof of level 2. */
  readonly possession: boolean;
  /** The desk saw the person: live video with an ID, or in person. Level 3 needs it. */
  readonly presence: boolean;
  /** As how many independent proofs it counts; the manager's word stands beside the proofs and counts as none. */
  readonly countsAs: 0 | 1 | 2;
}

/**
 * Live video with an ID is worth for levels 1 and 2 what a badge and an ID are worth there: what proves more at level 3
 * cannot prove less below it.
 */
export const PROOF_WORTH: Readonly<Record<AcceptedProof, ProofWorth>> = {
  'callback-on-record': { opens: true, possession: false, presence: false, countsAs: 1 },
  'portal-session': { opens: true, possession: false, presence: false, countsAs: 1 },
  'badge-in-person': { opens: true, possession: false, presence: true, countsAs: 1 },
  'photo-id-in-person': { opens: true, possession: true, presence: true, countsAs: 2 },
  'registered-authenticator': { opens: false, possession: true, presence: false, countsAs: 1 },
  'manager-on-record': { opens: false, possession: true, presence: false, countsAs: 0 },
  'live-video-with-id': { opens: true, possession: true, presence: true, countsAs: 1 },
};

/** A proof that was given and held. One that was tried and failed is none. */
export interface Proof {
  readonly kind: ProofKind;
  /** The person that it proves. */
  readonly person: string;
  /**
   * The contact (call, chat, visit, message) that it was given in, and the only one that it holds for. A callback proves
   * who answers the desk's own call, not who called before.
   */
  readonly contact: string;
  /** Seconds since Monday 00:00 of the shift's week. */
  readonly at: number;
  /** Who vouched for the person; the manager's confirmation alone has it. */
  readonly confirmedBy?: string;
}
