import { describe, expect, it } from 'vitest';
import { DESK_INTENTS } from '../../../../src/core/ticketing/talk/desk-intents.ts';
import {
  byIntent,
  converse,
  type Repertoire,
  startTalk,
  type TalkMemory,
} from '../../../../src/core/ticketing/talk/lines.ts';
import { understand } from '../../../../src/core/ticketing/talk/match.ts';
import {
  type Intent,
  knownFacts,
  offeredIntents,
  type Say,
  sayByButton,
  type TicketTalk,
} from '../../../../src/core/ticketing/talk/talk.ts';

interface Desk {
  readonly host: string;
  readonly hasAddress: boolean;
}

const DOCK_LIGHT: Intent = {
  id: 'dock-light',
  kind: 'question',
  labelKey: 'dock-light',
  patterns: { en: ['light|lamp|led dock|docking_station'], es: ['luz|led base'] },
  needs: ['has-dock'],
};

const TALK: TicketTalk<Desk> = {
  facts: [
    { id: 'has-dock', revealedBy: ['moved-screen'] },
    { id: 'dock-is-dark', revealedBy: ['no-light'] },
  ],
  intents: [DOCK_LIGHT],
  lines: [
    { id: 'moved-screen', intent: 'what-changed', sayKey: 'moved-screen' },
    { id: 'no-light', intent: 'dock-light', sayKey: 'no-light' },
    { id: 'host', intent: 'computer-name', sayKey: 'host', fill: ({ host }) => ({ host }) },
    { id: 'still-169', intent: 'try-again', sayKey: 'still-169', when: ({ hasAddress }) => !hasAddress },
    { id: 'works', intent: 'try-again', sayKey: 'works', when: ({ hasAddress }) => hasAddress, mood: 1 },
  ],
};

const REPERTOIRE: Repertoire<Desk, never> = {
  ticket: byIntent(TALK.lines),
  desk: byIntent([{ id: 'refuses', intent: 'ask-password', sayKey: 'refuses', mood: -1 }]),
  again: [
    { id: 'as-i-said', intent: 'again', sayKey: 'as-i-said' },
    { id: 'told-you', intent: 'again', sayKey: 'told-you' },
  ],
};

const UNPLUGGED: Desk = { host: 'AS-LT-2231', hasAddress: false };

function offered(memory: TalkMemory): readonly Intent[] {
  return offeredIntents([...TALK.intents, ...DESK_INTENTS], knownFacts(TALK.facts, Object.keys(memory.said)));
}

function hear(say: Say, memory: TalkMemory, desk: Desk): { said: readonly string[]; memory: TalkMemory } {
  const { replies, memory: after } = converse(say, offered(memory), desk, REPERTOIRE, memory, 4);
  return { said: replies.map(({ sayKey }) => sayKey), memory: after };
}

function type(text: string, memory: TalkMemory, desk = UNPLUGGED) {
  const understanding = understand(text, offered(memory), 'en');
  return understanding.understood ? hear(understanding.say, memory, desk) : { said: [], memory };
}

const start = startTalk({ patience: 4, skill: 1, mood: 0 });

describe('a conversation about a ticket', () => {
  it('reveals facts by what the person says, and these open further questions', () => {
    const early = type('is the light on the dock on?', start);
    expect(early.said).toEqual([]);
    const changed = type('Did anything change before?', start);
    expect(changed.said).toEqual(['moved-screen']);
    const light = type('is the light on the dock on?', changed.memory);
    expect(light.said).toEqual(['no-light']);
    expect(knownFacts(TALK.facts, Object.keys(light.memory.said))).toEqual(['has-dock', 'dock-is-dark']);
  });

  it('goes the same way by buttons and by typing', () => {
    let typed = start;
    let pressed = start;
    for (const [id, text] of [
      ['what-changed', 'what changed?'],
      ['dock-light', 'does the dock have a light'],
      ['try-again', 'pls try again'],
    ] as const) {
      const button = offered(pressed).find((intent) => intent.id === id);
      if (button === undefined) throw new Error(`${id} is not offered`);
      const bySentence = type(text, typed);
      const byButton = hear(sayByButton(button), pressed, UNPLUGGED);
      expect(bySentence).toEqual(byButton);
      typed = bySentence.memory;
      pressed = byButton.memory;
    }
  });

  it('answers from the world as it is then', () => {
    const before = type('can you try it again', start);
    expect(before.said).toEqual(['still-169']);
    const after = type('can you try it again', before.memory, { ...UNPLUGGED, hasAddress: true });
    expect(after.said).toEqual(['works']);
    expect(after.memory.persona).toEqual({ patience: 4, skill: 1, mood: 1 });
  });

  it('hears a request for the password beside a question, and minds it', () => {
    const { said, memory } = type('What is your computer name? And send me your password.', start);
    expect(said).toEqual(['refuses', 'host']);
    expect(memory.persona.mood).toBe(-1);
  });

  it('costs nothing where nothing was understood', () => {
    expect(type('the weather is nice', start)).toEqual({ said: [], memory: start });
  });
});
