import { z } from '../../../core/contracts/zod.ts';

/** What a single key does at the desk, and the key that does it until a person chooses another one. */
export const DEFAULT_KEYS = {
  next: 'j',
  previous: 'k',
  take: 'a',
  start: 'b',
  priority: 'i',
  edit: 'e',
  state: 's',
  hold: 'h',
  resolve: 'r',
  escalate: 'x',
  merge: 'd',
  child: 'l',
  earlier: 'g',
  reply: 'c',
  note: 'w',
  macro: 'm',
  saved: 'v',
  call: 't',
  holdCall: 'o',
  endCall: 'u',
  person: 'n',
  device: 'y',
  find: '/',
  findHere: 'f',
  queue: 'q',
  floor: 'p',
  help: '?',
  directory: '1',
  lockouts: '2',
  cloud: '3',
  devices: '4',
  network: '5',
  files: '6',
  printing: '7',
  phone: '8',
  remote: '9',
  articles: '0',
} as const;

export type KeyAct = keyof typeof DEFAULT_KEYS;

/** The key of everything that has one. */
export type KeyMap = Readonly<Record<KeyAct, string>>;

const ACTS = Object.keys(DEFAULT_KEYS) as readonly KeyAct[];

/** What has keys, in the groups in which the list shows it. */
export const KEY_GROUPS = {
  ticket: [
    'next',
    'previous',
    'take',
    'start',
    'priority',
    'edit',
    'state',
    'hold',
    'resolve',
    'escalate',
    'merge',
    'child',
    'earlier',
  ],
  talk: ['reply', 'note', 'macro', 'saved', 'call', 'holdCall', 'endCall'],
  find: ['person', 'device', 'find', 'findHere', 'queue', 'floor', 'help'],
  tools: [
    'directory',
    'lockouts',
    'cloud',
    'devices',
    'network',
    'files',
    'printing',
    'phone',
    'remote',
    'articles',
  ],
} as const satisfies Readonly<Record<string, readonly KeyAct[]>>;

/** What came of choosing another key. */
export type KeyChange =
  | { readonly kind: 'changed'; readonly keys: KeyMap }
  /** Another act has the key. */
  | { readonly kind: 'taken'; readonly by: KeyAct }
  /** A key that writes nothing, such as Enter or F5, or a space. */
  | { readonly kind: 'unusable' };

/** The map with another key for an act; a key belongs to one act alone. */
export function withKey(keys: KeyMap, act: KeyAct, pressed: string): KeyChange {
  const key = pressed.toLowerCase();
  // By characters, not by units: a key may write a sign of two.
  if ([...key].length !== 1 || key.trim() === '') return { kind: 'unusable' };
  const by = actOf(keys, key);
  return by === null || by === act
    ? { kind: 'changed', keys: { ...keys, [act]: key } }
    : { kind: 'taken', by };
}

/** What a key does; null for one that has no work. */
export function actOf(keys: KeyMap, pressed: string): KeyAct | null {
  const key = pressed.toLowerCase();
  return ACTS.find((act) => keys[act] === key) ?? null;
}

/** Whether somebody has chosen a key of their own. */
export function hasOwnKeys(keys: KeyMap): boolean {
  return ACTS.some((act) => keys[act] !== DEFAULT_KEYS[act]);
}

/** The single keys of a person: whether they work, and which do what. */
export interface KeySettings {
  readonly isOn: boolean;
  readonly keys: KeyMap;
}

export const DEFAULT_SETTINGS: KeySettings = { isOn: true, keys: DEFAULT_KEYS };

/** What is kept in the browser: the chosen keys alone, so that a new act comes with its own. */
export const keptSettings: z.ZodType<KeySettings, unknown> = z
  .object({ isOn: z.boolean(), own: z.record(z.string(), z.string()) })
  .transform(({ isOn, own }) => {
    const keys = Object.fromEntries(ACTS.map((act) => [act, own[act] ?? DEFAULT_KEYS[act]])) as Record<
      KeyAct,
      string
    >;
    const isClear = new Set(Object.values(keys)).size === ACTS.length;
    // A key that has since become that of a new act: better all as printed than one that does two things.
    return { isOn, keys: isClear ? keys : DEFAULT_KEYS };
  });

/** The chosen keys of a map, to be kept. */
export function toKeep({ isOn, keys }: KeySettings): z.input<typeof keptSettings> {
  return {
    isOn,
    own: Object.fromEntries(
      ACTS.filter((act) => keys[act] !== DEFAULT_KEYS[act]).map((act) => [act, keys[act]]),
    ),
  };
}
