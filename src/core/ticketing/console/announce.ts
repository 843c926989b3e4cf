import type { FactRef, HostFact } from './command.ts';
import type { ConsoleOutput } from './run.ts';

/** What a live region says of an output in one line; the texts are in the catalogues. */
export interface Announcement {
  readonly key: AnnouncementKey;
  readonly values: Readonly<Record<string, string | number>>;
}

const KEYS = [
  'address',
  'cleared',
  'clock-offset',
  'clock-source',
  'done',
  'drive-failed',
  'drive-ok',
  'drive-state',
  'error-found',
  'failed',
  'joined',
  'lines',
  'link-down',
  'name-found',
  'name-non-existent',
  'name-refused',
  'name-timed-out',
  'reach-expired',
  'reach-general-failure',
  'reach-lossy',
  'reach-no-name',
  'reach-reply',
  'reach-timed-out',
  'reach-unreachable-here',
  'reach-unreachable-router',
  'service',
  'unknown-command',
  'usage',
  'volume-free',
] as const;
type AnnouncementKey = (typeof KEYS)[number];

const keyOr = (key: string, other: AnnouncementKey): AnnouncementKey =>
  KEYS.find((one) => one === key) ?? other;

/** The fact that a learner would look for first, and the key that says it. In order: the first that an output shows wins. */
const HEADLINES: readonly (readonly [fact: HostFact, key: (ref: FactRef) => AnnouncementKey])[] = [
  ['reach', ({ value }) => keyOr(`reach-${value}`, 'lines')],
  ['name.answer', ({ value }) => keyOr(`name-${value}`, 'name-found')],
  ['clock.offset', () => 'clock-offset'],
  ['clock.source', () => 'clock-source'],
  [
    'drive',
    ({ value }) => (value === 'ok' ? 'drive-ok' : /^\d+$/.test(value) ? 'drive-failed' : 'drive-state'),
  ],
  ['adapter.address', () => 'address'],
  ['adapter.link', ({ value }) => (value === 'down' ? 'link-down' : 'lines')],
  ['volume.errors', ({ value }) => (value === 'none' ? 'lines' : 'error-found')],
  ['volume.free', () => 'volume-free'],
];

function headline({ shows, lines }: ConsoleOutput): Announcement | null {
  for (const [fact, keyOf] of HEADLINES) {
    const ref = shows.find((one) => one.fact === fact);
    if (ref !== undefined)
      return { key: keyOf(ref), values: { count: lines.length, of: ref.of, value: ref.value } };
  }
  const states = shows.filter(({ fact }) => fact === 'service.state');
  const [state] = states;
  return state !== undefined && states.length === 1
    ? { key: 'service', values: { count: lines.length, of: state.of, value: state.value } }
    : null;
}

/** One line for the whole output. */
export function announce(output: ConsoleOutput): Announcement {
  const { typed, lines, status, clears } = output;
  const count = lines.length;
  if (clears) return { key: 'cleared', values: {} };
  switch (status) {
    case 'unknown-command':
      return { key: 'unknown-command', values: { name: typed.trim().split(/\s+/)[0] ?? '' } };
    case 'joined':
      return { key: 'joined', values: {} };
    case 'usage':
      return { key: 'usage', values: { count } };
    case 'empty':
      return { key: 'done', values: {} };
    case 'ok':
    case 'failed':
      return (
        headline(output) ??
        (count === 0
          ? { key: 'done', values: {} }
          : {
              key: status === 'ok' ? 'lines' : 'failed',
              values: { count, value: lines.find((line) => line !== '') ?? '' },
            })
      );
  }
}
