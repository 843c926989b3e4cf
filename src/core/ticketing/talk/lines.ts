import { withKey } from '../../kernel/with-key.ts';
import { byId, type Intent, type Line, type Persona, type Range, type Say } from './talk.ts';

/** What was asked and said in a contact so far. Plain data. */
export interface TalkMemory {
  readonly persona: Persona;
  /** How often each line was said. */
  readonly said: Readonly<Record<string, number>>;
  readonly asked: Readonly<Record<string, Asked>>;
  readonly lastLeadIn: string | null;
}

interface Asked {
  readonly times: number;
  /** Which lines were true then: the same ones again mean that nothing has changed since. */
  readonly situation: string;
  readonly lastLine: string;
}

/** What the person says. */
export interface Reply<Effect> {
  readonly line: string;
  readonly sayKey: string;
  /** Set when the person says again what they have said: the key of the earlier words, which `sayKey` leads in. */
  readonly again: string | null;
  readonly fill: Readonly<Record<string, string | number>>;
  readonly effects: readonly Effect[];
}

/** The lines that answer an intent, in their order. */
type LinesFor<State, Effect> = (intent: string) => readonly Line<State, Effect>[];

/** What a person can say. */
export interface Repertoire<State, Effect> {
  /** Lines of the ticket; where one of them is true, those of the desk are not used for that intent. */
  readonly ticket: LinesFor<State, Effect>;
  readonly desk: LinesFor<State, Effect>;
  /** Lead-ins to what was said before ("As I said"); at least two, so that the same one never comes twice running. */
  readonly again: readonly [Line<State, Effect>, Line<State, Effect>, ...Line<State, Effect>[]];
}

const MOST_PATIENCE = 10;
const BEST_MOOD = 3;

const within = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value));

/** The line with all its fields, so that V8 reads every line in the same way. */
function alike<State, Effect>(line: Line<State, Effect>): Line<State, Effect> {
  return {
    id: line.id,
    intent: line.intent,
    sayKey: line.sayKey,
    fill: line.fill,
    when: line.when,
    for: line.for,
    once: line.once,
    mood: line.mood,
    patience: line.patience,
    effects: line.effects,
  };
}

/** Lines by the intent that they answer: a person has many, and each question is about a few of them. */
export function byIntent<State, Effect>(lines: readonly Line<State, Effect>[]): LinesFor<State, Effect> {
  const found = new Map<string, Line<State, Effect>[]>();
  for (const line of lines.map(alike)) {
    const those = found.get(line.intent);
    if (those === undefined) found.set(line.intent, [line]);
    else those.push(line);
  }
  return (intent) => found.get(intent) ?? [];
}

export function startTalk(persona: Persona): TalkMemory {
  return { persona, said: {}, asked: {}, lastLeadIn: null };
}

/** The same talk with a person who feels otherwise. */
export function withPersona({ said, asked, lastLeadIn }: TalkMemory, persona: Persona): TalkMemory {
  return { persona, said, asked, lastLeadIn };
}

/** FNV-1a with a final mix, 32 bits: which of several lines a seed prefers at the n-th asking. */
function preference(seed: number, line: string, n: number): number {
  let hash = 0x811c9dc5 ^ seed;
  // One after the other: V8 would copy both into one string first, to read it by its characters.
  for (const text of [line, `#${n}`])
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const isIn = (value: number, range: Range | undefined): boolean =>
  range === undefined || (value >= range[0] && value <= range[1]);

function speaksLike<State, Effect>(
  { patience, skill, mood }: Persona,
  { for: ranges }: Line<State, Effect>,
): boolean {
  return (
    ranges === undefined ||
    (isIn(patience, ranges.patience) && isIn(skill, ranges.skill) && isIn(mood, ranges.mood))
  );
}

/** The line said least often, and among those the one that the seed prefers. */
function leastUsed<State, Effect>(
  lines: readonly Line<State, Effect>[],
  said: TalkMemory['said'],
  seed: number,
  n: number,
): Line<State, Effect> | undefined {
  let [best] = lines;
  for (const line of lines) {
    if (best === undefined || line === best) continue;
    const order =
      (said[line.id] ?? 0) - (said[best.id] ?? 0) ||
      preference(seed, line.id, n) - preference(seed, best.id, n);
    if (order < 0 || (order === 0 && line.id < best.id)) best = line;
  }
  return best;
}

/** "As I said": never the same one twice running, and in the person's tone where there are enough of them. */
function leadInto<State, Effect>(
  again: readonly Line<State, Effect>[],
  { persona, said, lastLeadIn }: TalkMemory,
  seed: number,
  n: number,
): Line<State, Effect> | undefined {
  const inTone = again.filter((line) => speaksLike(persona, line));
  const pool = (inTone.length > 1 ? inTone : again).filter(({ id }) => id !== lastLeadIn);
  return leastUsed(pool, said, seed, n);
}

/** The counts after one more saying of a line. */
function withCounted(said: TalkMemory['said'], line: string): TalkMemory['said'] {
  return withKey(said, line, (said[line] ?? 0) + 1);
}

/** The person after a line: a repeated question costs patience, or mood where none is left. */
function changed<State, Effect>(
  persona: Persona,
  line: Line<State, Effect>,
  isFirst: boolean,
  cost: number,
): Persona {
  // What a line changes it changes when it is first said: thanking ten times makes nobody happier.
  const { patience = 0, mood = 0 } = isFirst ? line : {};
  const impatience = persona.patience === 0 ? cost : 0;
  return {
    patience: within(persona.patience - cost + patience, 0, MOST_PATIENCE),
    skill: persona.skill,
    mood: within(persona.mood - impatience + mood, -BEST_MOOD, BEST_MOOD),
  };
}

/** Which lines are true, in one word. */
function situationOf<State, Effect>(lines: readonly Line<State, Effect>[]): string {
  let ids = '';
  for (const { id } of lines) ids = ids === '' ? id : `${ids} ${id}`;
  return ids;
}

/**
 * The person's answer to one intent. A question that is asked again while nothing has changed gets other words and costs
 * patience; with no other words left the person says so. Null when there is nothing to say.
 */
export function answer<State, Effect>(
  intent: Pick<Intent, 'id' | 'kind'>,
  state: State,
  { ticket, desk, again }: Repertoire<State, Effect>,
  memory: TalkMemory,
  seed: number,
): { readonly reply: Reply<Effect>; readonly memory: TalkMemory } | null {
  const isTrue = ({ when }: Line<State, Effect>): boolean => when === undefined || when(state);
  const ofTicket = ticket(intent.id).filter(isTrue);
  const lines = ofTicket.length > 0 ? ofTicket : desk(intent.id).filter(isTrue);
  const { persona, said } = memory;
  const before = memory.asked[intent.id];
  const n = before?.times ?? 0;
  const lastLine = before?.lastLine ?? null;
  const situation = situationOf(lines);
  const isRepeated = before?.situation === situation;
  const wasUsed = ({ id }: Line<State, Effect>): boolean => (said[id] ?? 0) > 0;

  const others = lines.filter(
    (line) => line.id !== lastLine && speaksLike(persona, line) && !(line.once && wasUsed(line)),
  );
  const chosen = leastUsed(others, said, seed, n) ?? lines.find(({ id }) => id === lastLine);
  if (chosen === undefined) return null;
  const isUsed = wasUsed(chosen);
  const counted = withCounted(said, chosen.id);
  const isAgain = chosen.id === lastLine || (isRepeated && isUsed);
  const leadIn = isAgain ? leadInto(again, memory, seed, n) : undefined;

  const cost = isRepeated && intent.kind !== 'courtesy' ? 1 : 0;
  return {
    reply: {
      line: chosen.id,
      sayKey: leadIn?.sayKey ?? chosen.sayKey,
      again: leadIn === undefined ? null : chosen.sayKey,
      fill: chosen.fill?.(state) ?? {},
      effects: chosen.effects ?? [],
    },
    memory: {
      persona: changed(persona, chosen, !isUsed, cost),
      said: leadIn === undefined ? counted : withCounted(counted, leadIn.id),
      asked: withKey(memory.asked, intent.id, { times: n + 1, situation, lastLine: chosen.id }),
      lastLeadIn: leadIn?.id ?? memory.lastLeadIn,
    },
  };
}

/**
 * The person's answer to all that was said at once: to lapses, questions and requests in words; courtesies beside them
 * change the mood and are answered when nothing else was said.
 */
export function converse<State, Effect>(
  { intents: meant }: Say,
  intents: readonly Intent[],
  state: State,
  repertoire: Repertoire<State, Effect>,
  memory: TalkMemory,
  seed: number,
): { readonly replies: readonly Reply<Effect>[]; readonly memory: TalkMemory } {
  const known = byId(intents);
  const heard: Intent[] = [];
  for (const id of meant) {
    const intent = known.get(id);
    if (intent !== undefined) heard.push(intent);
  }
  const isCourtesyAlone = heard.every(({ kind }) => kind === 'courtesy');
  let now = memory;
  const replies: Reply<Effect>[] = [];
  for (const intent of heard) {
    const answered = answer(intent, state, repertoire, now, seed);
    if (answered === null) continue;
    now = answered.memory;
    if (isCourtesyAlone || intent.kind !== 'courtesy') replies.push(answered.reply);
  }
  return { replies, memory: now };
}
