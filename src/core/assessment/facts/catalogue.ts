import type { ObjectiveId } from '../objectives/catalogue.ts';
import { BENCH_FACTS } from './bench-facts.ts';
import type { FactRow, FactSource } from './fact.ts';
import { PRACTICE_FACTS } from './practice-facts.ts';
import { SYSTEM_FACTS } from './system-facts.ts';

const ROWS = { ...BENCH_FACTS, ...SYSTEM_FACTS, ...PRACTICE_FACTS };

/** Id of a fact; its words are `facts:fact.<id>`. Stored in reviews: an id is never given to another fact. */
export type FactId = keyof typeof ROWS;

export interface Fact {
  readonly id: FactId;
  readonly topic: FactRow[0];
  readonly source: FactSource;
  readonly objectives: readonly ObjectiveId[];
  /** What the display of a machine shows with the question; null for most. */
  readonly display: string | null;
  /** Asked after the first run, whatever it was about. */
  readonly isStarter: boolean;
}

/** What every technician needs on the first day. */
const STARTERS: readonly FactId[] = [
  'post-order',
  'standby-power',
  'drain',
  'strap-on',
  'strap-off',
  'two-clicks',
  'before-writing',
  'method-six',
  'suspect-change',
  'ladder',
  'impact-urgency',
  'level-1-proof',
  'first-reply',
  'what-do-you-see',
  'remote-consent',
];

/** The codes that questions show as the machine does. */
const DISPLAYS: Readonly<Partial<Record<FactId, string>>> = {
  'kestrel-code-00': '00',
  'kestrel-code-59': '59',
  'kestrel-code-55': '55',
  'kestrel-code-50': '50',
  'kestrel-code-53': '53',
  'kestrel-code-51': '51',
  'kestrel-code-d6': 'D6',
  'kestrel-code-a2': 'A2',
  'kestrel-code-aa': 'AA',
};

function factOf(id: FactId): Fact {
  const [topic, source, ...objectives] = ROWS[id];
  return { id, topic, source, objectives, display: DISPLAYS[id] ?? null, isStarter: STARTERS.includes(id) };
}

/** Every fact. */
export const FACTS: readonly Fact[] = (Object.keys(ROWS) as FactId[]).map(factOf);
