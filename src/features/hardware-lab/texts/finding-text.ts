import { testSubject } from '../../../core/hardware/instruments/diagnostic-tests/test-id.ts';
import type { FindingView } from '../../../core/hardware/model/bench-view.ts';
import type { Reading } from '../../../core/hardware/model/vocabulary.ts';
import { beepText } from './beep-text.ts';
import { nameOf } from './lab-text.ts';
import { readingText } from './reading-text.ts';
import type { NameSpeaker } from './sentences.ts';

/** The name of a test by its id: `look:psu`, `swap-dimm`, `page:event-log`, `measure-5vsb` ... */
export function testName({ text, view }: NameSpeaker, test: string): string {
  const subject = testSubject(test);
  switch (subject.family) {
    case 'look':
    case 'look-under':
    case 'tug':
    case 'photo':
    case 'scope':
      return text(`test.${subject.family}`, { name: nameOf(text, view, subject.target) });
    case 'try':
      return subject.tried
        .map(({ module, slot }) =>
          text('test.try', { name: nameOf(text, view, module), socket: nameOf(text, view, slot) }),
        )
        .join(' + ');
    case 'page':
      return text(`page.${subject.page}`);
    case 'run':
      return [
        text(`program.${subject.program}`),
        ...subject.modules.map((module) => nameOf(text, view, module)),
      ].join(' + ');
    case 'ask':
      return text('test.ask');
    case 'swap':
      return text('test.swap', { part: text(`kind.${subject.part}`) });
    case 'measure':
      return text('test.measure', { name: nameOf(text, view, subject.point) });
    case 'fixed':
      return text(`test.${test}`);
  }
}

/** The outcome of a test by its id. Codes, counts and versions are shown unchanged. */
function outcomeText(speaker: NameSpeaker, test: string, outcome: string): string {
  const { text } = speaker;
  const { family } = testSubject(test);
  if (family === 'ask') return text('outcome.answered');
  if (outcome === 'none' && test === 'read-debug-leds') return text('outcome.no-led');
  const beeps = /^beeps-([ls]*)$/.exec(outcome)?.[1];
  if (beeps !== undefined) {
    const sounded = [...beeps].map((beep) => (beep === 'l' ? 'long' : 'short'));
    return beepText(text, { beeps: sounded, repeats: true });
  }
  const moving = /^(led-\w+)-moving$/.exec(outcome)?.[1];
  if (moving !== undefined) return text('outcome.led-moving', { led: text(`led.${moving}`) });
  if (outcome.startsWith('led-')) return text('outcome.led', { led: text(`led.${outcome}`) });
  const blink = /^(\d)-(\d)$/.exec(outcome);
  if (blink !== null) return text('outcome.blink', { amber: blink[1] ?? '', white: blink[2] ?? '' });
  const version = versionOf(outcome);
  if (version !== null) return text('outcome.version', { version });
  const link = /^link-(\d+)$/.exec(outcome)?.[1];
  if (link !== undefined) return text('outcome.link-speed', { speed: link });
  if (/^([0-9A-F]{2}|--)$/.test(outcome)) return outcome;
  if (outcome === 'blink') return text('outcome.blink-light');
  if ((family === 'look' || family === 'look-under') && !PLAIN_LOOKS.has(outcome))
    return markText(speaker, outcome);
  return text(`outcome.${outcome}`);
}

/** The possible outcomes of inspecting an LED or a thing without marks. */
const PLAIN_LOOKS: ReadonlySet<string> = new Set(['normal', 'on', 'off', 'blink']);
/** A faulty pair of a network cable: `open-3-6`. */
const WIRE_FAULT = /^(open|short|crossed|split)-(\d)-(\d)$/;
const MARK_GROUPS = ['paste', 'set', 'switch'] as const;

/** A visible mark: `film-on`, `paste-old`, `switch-off`, `sticker-1-20` ... */
export function markText({ text, view }: NameSpeaker, mark: string): string {
  const connector = /^in-(.+)$/.exec(mark)?.[1];
  if (connector !== undefined) return text('mark.in', { name: nameOf(text, view, connector) });
  const version = versionOf(mark);
  if (version !== null) return text('outcome.version', { version });
  const [, fault, first = '', second = ''] = WIRE_FAULT.exec(mark) ?? [];
  if (fault !== undefined) return text(`mark.pair.${fault}`, { first, second });
  const group = MARK_GROUPS.find((one) => mark.startsWith(`${one}-`));
  return group === undefined ? text(`mark.${mark}`) : text(`mark.${group}.${mark.slice(group.length + 1)}`);
}

/** `1.20` of `sticker-1-20` or `firmware-1-20`; null for ids without a version. */
function versionOf(id: string): string | null {
  return /^(?:firmware|sticker)-(\d.*|current)$/.exec(id)?.[1]?.replace('-', '.') ?? null;
}

/** The outcome with its reading, if there is one. */
export function resultText(
  speaker: NameSpeaker,
  test: string,
  outcome: string,
  reading: Reading | null,
): string {
  return reading === null ? outcomeText(speaker, test, outcome) : readingText(reading, speaker.language);
}

/** A finding in two parts: the test and its outcome. */
export interface FindingText {
  readonly test: string;
  readonly result: string;
}

export function findingText(speaker: NameSpeaker, { test, outcome, reading }: FindingView): FindingText {
  return { test: testName(speaker, test), result: resultText(speaker, test, outcome, reading) };
}
