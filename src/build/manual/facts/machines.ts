import { BRANT_H6 } from '../../../core/hardware/machines/brant-h6.ts';
import type { Machine } from '../../../core/hardware/machines/catalogue.ts';
import type { StopCause, StopSigns } from '../../../core/hardware/machines/codes.ts';
import { HARROW_5000_MT } from '../../../core/hardware/machines/harrow-5000-mt.ts';
import { KESTREL_B7 } from '../../../core/hardware/machines/kestrel-b7.ts';
import { MARLOW_14 } from '../../../core/hardware/machines/marlow-14.ts';
import type { BeepPattern } from '../../../core/hardware/model/view.ts';
import EN from '../../../i18n/en/lab-manual.json' with { type: 'json' };
import ES from '../../../i18n/es/lab-manual.json' with { type: 'json' };
import type { Language } from '../../../i18n/languages.ts';
import type { Facts } from './facts.ts';
import { named, reading, rowsOf } from './rows.ts';

const WORDS = {
  en: { ...EN, none: '-', dark: 'all dark', steady: 'steady white', amber: 'amber', white: 'white' },
  es: { ...ES, none: '-', dark: 'todos apagados', steady: 'blanco fijo', amber: 'ámbar', white: 'blanco' },
} as const;

const PASSED = {
  en: ['POST passed', 'Nothing. Let Windows start to prove it'],
  es: ['POST superada', 'Nada. Deja que arranque Windows para demostrarlo'],
} as const;

/** How many beeps of a length, with the word in the right number. */
const BEEPS = {
  en: { long: ['long', 'long'], short: ['short', 'short'], silence: 'silence', repeats: 'again and again' },
  es: {
    long: ['largo', 'largos'],
    short: ['corto', 'cortos'],
    silence: 'silencio',
    repeats: 'una y otra vez',
  },
} as const;

const LED_NAMES: Readonly<Record<string, string>> = {
  'led-cpu': 'CPU',
  'led-dram': 'DRAM',
  'led-vga': 'VGA',
  'led-boot': 'BOOT',
};

const LED_COLOURS = {
  en: { red: 'red', yellow: 'yellow', white: 'white', green: 'green', amber: 'amber', blue: 'blue' },
  es: { red: 'rojo', yellow: 'amarillo', white: 'blanco', green: 'verde', amber: 'ámbar', blue: 'azul' },
} as const;

/** Models of the machines, and the tables of what they show when the self-test stops. */
export function machineFacts(language: Language): Facts {
  const { codes } = KESTREL_B7;
  return {
    ...modelsOf('kestrel', KESTREL_B7),
    ...modelsOf('harrow', HARROW_5000_MT),
    ...modelsOf('brant', BRANT_H6),
    ...modelsOf('marlow', MARLOW_14),
    'harrow.firmware': HARROW_5000_MT.baseline.firmware,
    'harrow.mode': HARROW_5000_MT.baseline.sataMode.toUpperCase(),
    'harrow.cell': HARROW_5000_MT.baseline.cellVolts.toFixed(2),
    ...Object.fromEntries(KESTREL_B7.leds.map(({ id }) => [`kestrel.${id}`, colourOf(id, language)])),
    'kestrel.passed': codes.passed.code ?? '',
    'kestrel.training': codes.training.map(reading).join(', '),
    'kestrel.training.seconds': `${codes.trainingSeconds}`,
    'kestrel.codes.rows': kestrelRows(language),
    'harrow.blinks.rows': stopRows(HARROW_5000_MT, language, ({ blink }) => [blinkIn(blink, language)]),
    'brant.beeps.rows': stopRows(BRANT_H6, language, ({ beeps }, cause) => [
      beepsIn(beeps, language),
      BRANT_H6.codes.portCodes === null
        ? WORDS[language].none
        : reading(BRANT_H6.codes.portCodes[cause] ?? WORDS[language].none),
    ]),
    ...named('kestrel.beeps', {
      processor: beepsIn(codes.stops.processor.beeps, language),
      memory: beepsIn(codes.stops.memoryAbsent.beeps, language),
      graphics: beepsIn(codes.stops.graphics.beeps, language),
      passed: beepsIn(codes.passed.beeps, language),
    }),
  };
}

function modelsOf(name: string, { parts }: Machine): Facts {
  return named(name, Object.fromEntries(Object.entries(parts).map(([part, { model }]) => [part, model])));
}

function kestrelRows(language: Language): string {
  const { code, beeps } = KESTREL_B7.codes.passed;
  const stops = stopRows(KESTREL_B7, language, ({ code: shown, led, beeps: heard }) => [
    reading(shown ?? ''),
    `${LED_NAMES[led ?? '']}, ${colourOf(led ?? '', language)}`,
    beepsIn(heard, language),
  ]);
  const passed = [reading(code ?? ''), WORDS[language].dark, beepsIn(beeps, language), ...PASSED[language]];
  return `${stops}\n${rowsOf([passed])}`;
}

/** A row for each stop of a machine's self-test: what it shows, then what that means and what to check first. */
function stopRows(
  machine: Machine,
  language: Language,
  signs: (stop: StopSigns, cause: StopCause) => readonly string[],
): string {
  const { stop: words } = WORDS[language];
  return rowsOf(
    (Object.keys(machine.codes.stops) as StopCause[]).map((cause) => [
      ...signs(machine.codes.stops[cause], cause),
      words[cause].means,
      words[cause].first,
    ]),
  );
}

function colourOf(led: string, language: Language): string {
  const colour = KESTREL_B7.leds.find(({ id }) => id === led)?.colour;
  return colour === undefined ? '' : LED_COLOURS[language][colour];
}

function blinkIn(blink: StopSigns['blink'], language: Language): string {
  const { steady, amber, white } = WORDS[language];
  return blink === null ? steady : `${reading(blink[0])} ${amber}, ${reading(blink[1])} ${white}`;
}

/** A beep pattern in words. */
function beepsIn({ beeps, repeats }: BeepPattern, language: Language): string {
  const words = BEEPS[language];
  if (beeps.length === 0) return words.silence;
  const counted = (['long', 'short'] as const).flatMap((length) => {
    const count = beeps.filter((beep) => beep === length).length;
    return count === 0 ? [] : [`${count} ${words[length][count === 1 ? 0 : 1]}`];
  });
  return `${counted.join(', ')}${repeats ? `, ${words.repeats}` : ''}`;
}
