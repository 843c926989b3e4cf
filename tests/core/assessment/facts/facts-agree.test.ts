import { describe, expect, it } from 'vitest';
import { FACTS, type FactId } from '../../../../src/core/assessment/facts/catalogue.ts';
import { BANDS } from '../../../../src/core/hardware/behaviour/rails.ts';
import { BRANT_CODES } from '../../../../src/core/hardware/machines/brant-h6-signs.ts';
import {
  HARROW_BASELINE,
  HARROW_CODES,
} from '../../../../src/core/hardware/machines/harrow-5000-mt-signs.ts';
import { KESTREL_CODES } from '../../../../src/core/hardware/machines/kestrel-b7-signs.ts';
import { PINOUTS, type Rail, type Signal } from '../../../../src/core/hardware/machines/pinouts.ts';
import { ATX_BOARD_SCREWS } from '../../../../src/core/hardware/machines/shared-ids.ts';
import type { BeepPattern } from '../../../../src/core/hardware/model/view.ts';
import { METER_RANGES } from '../../../../src/core/hardware/model/vocabulary.ts';
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../../../../src/core/kernel/time.ts';
import { BUSINESS_DAY } from '../../../../src/core/ticketing/clocks/business-time.ts';
import { mayResolveSilent } from '../../../../src/core/ticketing/clocks/hold-reasons.ts';
import { TARGETS } from '../../../../src/core/ticketing/clocks/targets.ts';
import { COMMAND_NAMES } from '../../../../src/core/ticketing/console/command-names.ts';
import {
  type AccountClass,
  type IdentityAct,
  requirementOf,
} from '../../../../src/core/ticketing/identity/acts.ts';
import { levelOfProofs } from '../../../../src/core/ticketing/identity/policy.ts';
import { WORTHLESS_PROOFS } from '../../../../src/core/ticketing/identity/proofs.ts';
import { computedPriority, type Level } from '../../../../src/core/ticketing/priority/matrix.ts';
import { BUILDINGS } from '../../../../src/core/ticketing/world/sites.ts';
import { textsOf } from '../../../i18n/text-files.ts';

const LANGUAGES = ['en', 'es'] as const;
type Language = (typeof LANGUAGES)[number];
type Words = string | Readonly<Record<Language, string>>;

/** What the question and the answer of a fact say, as its reader sees them. */
const cardOf = (id: FactId, language: Language): string =>
  ['question', 'answer'].map((part) => textsOf(language).get(`facts:fact.${id}.${part}`)).join(' ');

/** Asserts that a card holds each of these in both languages; a number with its decimals is written with a comma in Spanish. */
function expectSays(id: FactId, ...wanted: readonly Words[]): void {
  for (const language of LANGUAGES) {
    const card = cardOf(id, language);
    for (const words of wanted) {
      const [said] = [typeof words === 'string' ? inLanguage(words, language) : words[language]];
      expect(`${id} (${language}): ${card}`).toContain(said);
    }
  }
}

const inLanguage = (words: string, language: Language): string =>
  language === 'es' ? words.replace(/(\d)\.(\d)/g, '$1,$2') : words;

function beepWords({ beeps }: BeepPattern): Words {
  const count = (length: 'long' | 'short'): number => beeps.filter((beep) => beep === length).length;
  const [long, short] = [count('long'), count('short')];
  const some = (number: number, words: string): readonly string[] =>
    number === 0 ? [] : [`${number} ${words}`];
  return {
    en: [...some(long, 'long'), ...some(short, 'short')].join(', '),
    es: [...some(long, long === 1 ? 'largo' : 'largos'), ...some(short, 'cortos')].join(' y '),
  };
}

describe('the facts about the self-test', () => {
  it('show every code at which a Kestrel stops, and the one with which it passes', () => {
    const codes = [...Object.values(KESTREL_CODES.stops).map(({ code }) => code), KESTREL_CODES.passed.code];
    const shown = FACTS.flatMap(({ display }) => (display === null ? [] : [display]));
    expect([...shown].sort()).toEqual([...codes].sort());
    for (const { id, display } of FACTS)
      if (display !== null) expect(id).toBe(`kestrel-code-${display.toLowerCase()}`);
  });

  it.each([
    ['kestrel-beep-memory', KESTREL_CODES.stops.memoryAbsent.beeps],
    ['kestrel-beep-memory', KESTREL_CODES.stops.memoryUnread.beeps],
    ['kestrel-beep-graphics', KESTREL_CODES.stops.graphics.beeps],
    ['brant-beep-memory-absent', BRANT_CODES.stops.memoryAbsent.beeps],
    ['brant-beep-memory-unusable', BRANT_CODES.stops.memoryUnusable.beeps],
    ['brant-beep-processor-unknown', BRANT_CODES.stops.processorUnknown.beeps],
    ['brant-beep-graphics', BRANT_CODES.stops.graphics.beeps],
  ] as const)('say the beeps of %s as the machine gives them', (id, beeps) => {
    expectSays(id, beepWords(beeps));
  });

  it('say that one short beep means that POST has passed', () => {
    for (const { passed } of [KESTREL_CODES, BRANT_CODES]) expect(passed.beeps.beeps).toEqual(['short']);
    for (const id of ['kestrel-beep-passed', 'brant-beep-passed'] as const)
      expectSays(id, { en: '1 short', es: '1 pitido corto' });
  });

  it.each([
    ['harrow-blink-processor', 'processor'],
    ['harrow-blink-processor-unknown', 'processorUnknown'],
    ['harrow-blink-memory-absent', 'memoryAbsent'],
    ['harrow-blink-memory-unusable', 'memoryUnusable'],
    ['harrow-blink-memory-invalid', 'memoryInvalid'],
    ['harrow-blink-graphics', 'graphics'],
  ] as const)('say the blinks of %s as the machine gives them', (id, cause) => {
    const [amber, white] = HARROW_CODES.stops[cause].blink ?? [0, 0];
    expectSays(id, { en: `${amber} amber, ${white} white`, es: `${amber} ámbar y ${white} blanco` });
  });

  it('say how long memory training takes', () => {
    expectSays('training-seconds', `${KESTREL_CODES.trainingSeconds} `);
  });
});

describe('the facts about power', () => {
  const SAYS: Readonly<Partial<Record<Signal, string>>> = {
    'ps-on': 'PS_ON#',
    'pwr-ok': 'PWR_OK',
    '5vsb': '+5 V',
    '-12': '-12 V',
    nc: 'no',
  };

  it.each([8, 9, 14, 16, 20] as const)('say what pin %i of the 24-pin plug carries', (pin) => {
    const signal = PINOUTS.atx24[pin - 1];
    expect(signal).toBeDefined();
    expectSays(`atx-pin-${pin}`, SAYS[signal ?? 'com'] ?? 'nothing that the test knows');
  });

  const countOf = (family: keyof typeof PINOUTS, signal: Signal): number =>
    PINOUTS[family].filter((one) => one === signal).length;

  it('say how many pins of each plug carry what', () => {
    const twelve = PINOUTS.atx24.flatMap((signal, index) => (signal === '+12' ? [index + 1] : []));
    expectSays('atx-12v-pins', ...twelve.map(String));
    expectSays('eps-pins', `${countOf('eps8', '+12')};`);
    expectSays('pcie8-pins', `${countOf('pcie8', '+12')}.`);
    expectSays('plug-12v2x6', `${countOf('12v2x6', 'sense')} `);
    expectSays('sata-power-pins', String(PINOUTS['sata-power'].length), String(PINOUTS['sata-data'].length));
    const pins = (family: 'usb2-header' | 'usb3-header', left: number): string =>
      String(PINOUTS[family].length - left);
    // One position of the header of USB 2 has no pin.
    expectSays('usb3-header', pins('usb3-header', 0), pins('usb2-header', 1));
    expect(PINOUTS.fan4).toEqual(['com', '+12', 'tach', 'pwm']);
  });

  it.each([
    ['rail-12-limits', '12', 2],
    ['rail-5-limits', '5', 2],
    ['rail-33-limits', '3.3', 3],
    ['rail-minus-12-limits', '-12', 2],
  ] as const)('say the limits of %s', (id, rail: Rail, decimals) => {
    expectSays(id, ...BANDS[rail].map((volts) => volts.toFixed(decimals)));
  });

  it('say the ranges of the multimeter, the standoffs and the drive mode of a Harrow', () => {
    expectSays('meter-dc-ranges', ...METER_RANGES.dcv.map(String));
    expectSays('standoffs', `${ATX_BOARD_SCREWS.length}:`);
    expectSays('harrow-raid', HARROW_BASELINE.sataMode.toUpperCase());
  });
});

describe('the facts about the desk', () => {
  const priority = (impact: Level, urgency: Level, isSecurityCase = false): string =>
    computedPriority({ impact, urgency, isSecurityCase, isVip: true });

  it.each([
    ['matrix-1-1', 1, 1],
    ['matrix-1-2', 1, 2],
    ['matrix-2-2', 2, 2],
    ['matrix-3-1', 3, 1],
    ['matrix-3-3', 3, 3],
  ] as const)('say the priority of %s as the matrix has it', (id, impact, urgency) => {
    expectSays(id, `${priority(impact, urgency)}.`);
  });

  it('say the least priority of a security case', () => {
    expectSays('security-minimum', priority(3, 3, true));
  });

  const minutes = (seconds: number): Words => ({
    en: `${seconds / SECONDS_PER_MINUTE} minutes`,
    es: `${seconds / SECONDS_PER_MINUTE} minutos`,
  });
  const hours = (seconds: number): string => `${seconds / SECONDS_PER_HOUR} `;

  it('say what the desk has promised for each priority', () => {
    expectSays('target-p1-answer', minutes(TARGETS.P1.firstResponse));
    expectSays('target-p1-resolution', hours(TARGETS.P1.resolution));
    expectSays('target-p1-update', minutes(TARGETS.P1.updateEvery ?? 0));
    expectSays('target-p2-answer', minutes(TARGETS.P2.firstResponse));
    expectSays('target-p2-resolution', hours(TARGETS.P2.resolution));
    expectSays('target-p2-update', hours(TARGETS.P2.updateEvery ?? 0));
    expectSays('target-p3-answer', hours(TARGETS.P3.firstResponse));
    expectSays('target-p3-resolution', hours(TARGETS.P3.resolution));
    expectSays('target-p4-answer', hours(TARGETS.P4.firstResponse));
    expectSays('target-p4-resolution', hours(TARGETS.P4.resolution));
    expect([TARGETS.P1.calendar, TARGETS.P2.calendar]).toEqual(['always', 'business']);
    expectSays('business-hours', hours(BUSINESS_DAY));
  });

  it('say after how many attempts a silent ticket may be resolved', () => {
    const attempts = (count: number, channels: number) =>
      Array.from({ length: count }, (_, index) => ({
        at: 9 * SECONDS_PER_HOUR + index * 24 * SECONDS_PER_HOUR,
        channel: `channel ${index % channels}`,
      }));
    expect(mayResolveSilent('caller', attempts(3, 2))).toBe(true);
    expect(mayResolveSilent('caller', attempts(2, 2))).toBe(false);
    expect(mayResolveSilent('caller', attempts(3, 1))).toBe(false);
    expectSays('three-strikes', '3 ', '2 ');
  });

  it.each([
    ['act-unlock', 'unlock', 'standard'],
    ['act-password-reset', 'password-reset', 'standard'],
    ['act-password-reset-vip', 'password-reset', 'vip'],
    ['act-password-reset-vip', 'password-reset', 'finance'],
    ['act-mfa-reset', 'mfa-reset', 'standard'],
    ['act-recovery-key', 'recovery-key', 'standard'],
    ['act-device-wipe', 'device-wipe', 'standard'],
  ] as const)(
    'say for %s the level that %s of an account of the class %s needs',
    (id, act: IdentityAct, account: AccountClass) => {
      const needed = requirementOf(act, account);
      const level = needed.kind === 'level' ? needed.level : null;
      expectSays(id, { en: `Level ${level}`, es: `Nivel ${level}` });
    },
  );

  it('say what no proof opens, what opens level 1 alone, and what proves nothing', () => {
    expect(requirementOf('password-reset', 'admin').kind).toBe('identity-team');
    expect(requirementOf('account-disable', 'standard').kind).toBe('callback-to-hr');
    for (const proof of ['callback-on-record', 'portal-session', 'badge-in-person'] as const)
      expect(levelOfProofs([proof])).toBe(1);
    expect(WORTHLESS_PROOFS).toEqual(expect.arrayContaining(['caller-id', 'knowledge-answers']));
  });

  it('name commands that the console has', () => {
    const systems = { cmd: 'windows-11', mac: 'macos', linux: 'linux' } as const;
    /** Of a thing that no command does, and of the rights that a command gives. */
    const noCommand: readonly string[] = ['mac-keychain', 'linux-644'];
    const strange = FACTS.flatMap(({ id }) => {
      const system = Object.entries(systems).find(([prefix]) => id.startsWith(`${prefix}-`))?.[1];
      if (system === undefined || noCommand.includes(id)) return [];
      return LANGUAGES.filter((language) => {
        const words: readonly string[] =
          cardOf(id, language)
            .toLowerCase()
            .match(/[\w-]+/g) ?? [];
        return !COMMAND_NAMES[system].some((name) => words.includes(name));
      }).map((language) => `${id} (${language})`);
    });
    expect(strange).toEqual([]);
  });

  it('say how an address of the head office begins', () => {
    expectSays('company-network', { en: BUILDINGS.ashby.network, es: BUILDINGS.ashby.network });
  });
});
