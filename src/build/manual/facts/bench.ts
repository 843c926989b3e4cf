import { BANDS } from '../../../core/hardware/behaviour/rails.ts';
import { SECONDS, TOOL_SECONDS } from '../../../core/hardware/commands/seconds.ts';
import type { Rail } from '../../../core/hardware/machines/pinouts.ts';
import { METER_RANGES } from '../../../core/hardware/model/vocabulary.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Facts } from './facts.ts';
import { named, reading, rowsOf } from './rows.ts';

const RAILS = {
  en: [
    ['12', '+12 V', 'yellow'],
    ['5', '+5 V', 'red'],
    ['3.3', '+3.3 V', 'orange'],
    ['5vsb', '+5 V standby (+5 VSB)', 'purple, pin 9'],
    ['-12', '-12 V', 'blue'],
  ],
  es: [
    ['12', '+12 V', 'amarillo'],
    ['5', '+5 V', 'rojo'],
    ['3.3', '+3.3 V', 'naranja'],
    ['5vsb', '+5 V de espera (+5 VSB)', 'violeta, pin 9'],
    ['-12', '-12 V', 'azul'],
  ],
} as const satisfies Readonly<Record<Language, readonly (readonly [Rail, string, string])[]>>;

/** Bench time of common actions, ranges of the multimeter, limits of the rails. */
export function benchFacts(language: Language): Facts {
  return {
    ...named('seconds', SECONDS),
    ...named('seconds.tool', TOOL_SECONDS),
    'seconds.reading.first': `${2 * SECONDS.reading}`,
    ...Object.fromEntries(
      Object.entries(METER_RANGES).map(([name, ranges]) => [`meter.${name}`, ranges.join(', ')]),
    ),
    'rails.rows': rowsOf(
      RAILS[language].map(([rail, name, wire]) => [
        name,
        wire,
        ...BANDS[rail].map((volts) => reading(inVolts(volts))),
      ]),
    ),
  };
}

/** Volts with two decimals, or three where the limit needs them: `11.40`, `3.135`. */
function inVolts(volts: number): string {
  const hundredths = volts.toFixed(2);
  return Number(hundredths) === volts ? hundredths : volts.toFixed(3);
}
