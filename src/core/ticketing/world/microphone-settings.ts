/** A microphone, or a socket for one, as the sound settings of a computer list it. */
interface Microphone {
  readonly name: string;
  readonly kind: 'headset' | 'dock' | 'screen';
  readonly levelPercent: number;
  /** By a switch or a key of its own. */
  readonly isSwitchedOff: boolean;
}

/** The microphones of a computer, and what programs may do with them. */
export interface Microphones {
  readonly list: readonly Microphone[];
  /** Name of the one that programs listen to. */
  readonly used: string;
  /** The privacy settings let programs listen. */
  readonly areAllowed: boolean;
}

export const HEADSET = 'Headset (Lark H20)';
export const DOCK_SOCKET = 'Microphone (Harbor dock audio)';
export const SCREEN_SOCKET = 'Microphone (Wold 27 display audio)';

const SOCKET = { levelPercent: 50, isSwitchedOff: false } as const;

/** On every desk of the company: a headset, and the empty sockets of dock and screen. */
export const ORDINARY_MICROPHONES: Microphones = {
  list: [
    { name: HEADSET, kind: 'headset', levelPercent: 80, isSwitchedOff: false },
    { name: DOCK_SOCKET, kind: 'dock', ...SOCKET },
    { name: SCREEN_SOCKET, kind: 'screen', ...SOCKET },
  ],
  used: HEADSET,
  areAllowed: true,
};
