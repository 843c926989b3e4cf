import { describe, expect, it } from 'vitest';
import {
  answer,
  byIntent,
  converse,
  type Repertoire,
  type Reply,
  startTalk,
  type TalkMemory,
} from '../../../../src/core/ticketing/talk/lines.ts';
import type { Intent, Line, Persona } from '../../../../src/core/ticketing/talk/talk.ts';
import { fc } from '../../../support/fixed-seeds.ts';

interface World {
  readonly address: string;
  readonly isFixed: boolean;
}
type TestLine = Line<World, string>;

const BROKEN: World = { address: '169.254.88.12', isFixed: false };
const FIXED: World = { address: '10.20.4.17', isFixed: true };
const CALM: Persona = { patience: 5, skill: 1, mood: 0 };

const intent = (id: string, kind: Intent['kind'] = 'question'): Intent => ({
  id,
  kind,
  labelKey: id,
  patterns: { en: [], es: [] },
});
const TRY_AGAIN = intent('try-again', 'request');
const NAME = intent('computer-name');
const THANKS = intent('thanks', 'courtesy');
const BLAME = intent('blame', 'lapse');
const ALL = [TRY_AGAIN, NAME, THANKS, BLAME];

const line = (id: string, of: Intent, other: Partial<TestLine> = {}): TestLine => ({
  id,
  intent: of.id,
  sayKey: `say.${id}`,
  ...other,
});

const REPERTOIRE: Repertoire<World, string> = {
  ticket: byIntent([
    line('still-broken', TRY_AGAIN, {
      when: ({ isFixed }) => !isFixed,
      fill: ({ address }) => ({ address }),
      effects: ['reconnect'],
    }),
    line('still-broken-2', TRY_AGAIN, { when: ({ isFixed }) => !isFixed }),
    line('works', TRY_AGAIN, { when: ({ isFixed }) => isFixed, mood: 2 }),
  ]),
  desk: byIntent([
    line('desk-try', TRY_AGAIN),
    line('name-known', NAME, { for: { skill: [2, 3] } }),
    line('name-unknown', NAME, { for: { skill: [0, 1] } }),
    line('welcome', THANKS, { mood: 1 }),
    line('hurt', BLAME, { mood: -2, patience: -1, once: true }),
    line('cold', BLAME, { mood: -1 }),
  ]),
  again: [
    line('as-i-said', intent('again')),
    line('told-you', intent('again')),
    line('how-often', intent('again'), { for: { mood: [-3, -1] } }),
  ],
};

/** What is said when one intent is meant several times. */
function ask(
  times: number,
  of: Intent,
  { world = BROKEN, persona = CALM, seed = 1 }: { world?: World; persona?: Persona; seed?: number } = {},
): { readonly replies: readonly Reply<string>[]; readonly memory: TalkMemory } {
  const replies: Reply<string>[] = [];
  let memory = startTalk(persona);
  for (let n = 0; n < times; n += 1) {
    const answered = answer(of, world, REPERTOIRE, memory, seed);
    if (answered === null) throw new Error('nothing to say');
    memory = answered.memory;
    replies.push(answered.reply);
  }
  return { replies, memory };
}

const personas = fc.record({
  patience: fc.integer({ min: 0, max: 10 }),
  skill: fc.integer({ min: 0, max: 3 }),
  mood: fc.integer({ min: -3, max: 3 }),
});

describe('a person', () => {
  it('answers from the state of the world, with its figures and effects', () => {
    const { reply } =
      answer(
        TRY_AGAIN,
        BROKEN,
        { ...REPERTOIRE, ticket: (of) => REPERTOIRE.ticket(of).slice(0, 1) },
        startTalk(CALM),
        1,
      ) ?? {};
    expect(reply).toEqual({
      line: 'still-broken',
      sayKey: 'say.still-broken',
      again: null,
      fill: { address: '169.254.88.12' },
      effects: ['reconnect'],
    });
    expect(ask(1, TRY_AGAIN, { world: FIXED }).replies[0]?.line).toBe('works');
  });

  it('uses the lines of the ticket where one is true, else those of the desk', () => {
    expect(ask(6, TRY_AGAIN).replies.map(({ line: id }) => id)).not.toContain('desk-try');
    expect(ask(1, NAME).replies[0]?.line).toBe('name-unknown');
  });

  it('speaks by skill', () => {
    expect(ask(1, NAME, { persona: { ...CALM, skill: 3 } }).replies[0]?.line).toBe('name-known');
  });

  it('has nothing to say to what no line answers', () => {
    expect(answer(intent('weather'), BROKEN, REPERTOIRE, startTalk(CALM), 1)).toBeNull();
  });

  it('never says the same twice running, whatever the seed, the person and the number of times', () => {
    fc.assert(
      fc.property(fc.integer(), personas, fc.constantFrom(...ALL), (seed, persona, of) => {
        const said = ask(9, of, { persona, seed }).replies.map(({ sayKey, again }) => `${sayKey} ${again}`);
        said.forEach((words, index) => {
          expect(words).not.toBe(said[index - 1]);
        });
      }),
    );
  });

  it('says the same with the same seed, and other words with another', () => {
    const first = (seed: number): string | undefined => ask(1, TRY_AGAIN, { seed }).replies[0]?.line;
    expect(first(7)).toBe(first(7));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(first)).size).toBe(2);
  });

  it('leads in what was said before when there are no other words', () => {
    const { replies } = ask(4, TRY_AGAIN);
    expect(replies.map(({ again }) => again !== null)).toEqual([false, false, true, true]);
    expect(replies[2]?.sayKey).toMatch(/^say\.(as-i-said|told-you)$/);
    expect(replies[2]?.again).toMatch(/^say\.still-broken/);
  });

  it('loses patience by a question that is repeated, and mood when no patience is left', () => {
    const patience = [1, 2, 3, 6, 9].map((times) => ask(times, TRY_AGAIN).memory.persona);
    expect(patience.map((persona) => persona.patience)).toEqual([5, 4, 3, 0, 0]);
    expect(patience.map(({ mood }) => mood)).toEqual([0, 0, 0, 0, -3]);
  });

  it('loses none when the world has changed since', () => {
    const before = ask(1, TRY_AGAIN).memory;
    const after = answer(TRY_AGAIN, FIXED, REPERTOIRE, before, 1);
    expect(after?.reply.again).toBeNull();
    expect(after?.memory.persona).toEqual({ ...CALM, mood: 2 });
  });

  it('loses none by courtesies, and gains by the first of a kind only', () => {
    expect(ask(5, THANKS).memory.persona).toEqual({ ...CALM, mood: 1 });
  });

  it('says a line that may be said once by itself once', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const hurt = ask(6, BLAME, { seed }).replies.filter(
          ({ line: id, again }) => id === 'hurt' && again === null,
        );
        expect(hurt.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('keeps patience and mood within their bounds', () => {
    fc.assert(
      fc.property(fc.integer(), personas, fc.array(fc.constantFrom(...ALL)), (seed, persona, meant) => {
        let memory = startTalk(persona);
        for (const of of meant) memory = answer(of, BROKEN, REPERTOIRE, memory, seed)?.memory ?? memory;
        expect(memory.persona.patience).toBeGreaterThanOrEqual(0);
        expect(memory.persona.patience).toBeLessThanOrEqual(10);
        expect(Math.abs(memory.persona.mood)).toBeLessThanOrEqual(3);
        expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
      }),
    );
  });
});

describe('several things said at once', () => {
  const say = (...intents: readonly string[]) =>
    converse({ type: 'say', intents }, ALL, BROKEN, REPERTOIRE, startTalk(CALM), 1);

  it('are answered one by one, and a courtesy beside them only changes the mood', () => {
    const { replies, memory } = say('blame', 'computer-name', 'thanks');
    expect(replies.map(({ line: id }) => id)).toEqual([expect.stringMatching(/hurt|cold/), 'name-unknown']);
    expect(memory.said['welcome']).toBe(1);
  });

  it('that are courtesies alone are answered', () => {
    expect(say('thanks').replies.map(({ line: id }) => id)).toEqual(['welcome']);
  });
});
