import {
  markSubject,
  outcomeSubject,
} from '../../../core/hardware/instruments/diagnostic-tests/outcome-id.ts';
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
    case 'without':
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
  const subject = outcomeSubject(test, outcome);
  switch (subject.family) {
    case 'answered':
      return text('outcome.answered');
    case 'beeps':
      return beepText(text, { beeps: subject.beeps, repeats: true });
    case 'led':
      if (subject.led === null) return text(subject.moving ? 'outcome.moving' : 'outcome.no-led');
      return text(subject.moving ? 'outcome.led-moving' : 'outcome.led', { led: text(`led.${subject.led}`) });
    case 'blink':
      return text('outcome.blink', { amber: subject.amber, white: subject.white });
    case 'version':
      return text('outcome.version', { version: subject.version });
    case 'link':
      return text('outcome.link-speed', { speed: subject.mbps });
    case 'code':
      return subject.code;
    case 'light':
      return text(subject.light === 'blink' ? 'outcome.blink-light' : `outcome.${subject.light}`);
    case 'mark':
      return markText(speaker, subject.mark);
    case 'plain':
      return text(`outcome.${subject.id}`);
  }
}

/** A visible mark: `film-on`, `paste-old`, `switch-off`, `sticker-1-20` ... */
export function markText({ text, view }: NameSpeaker, mark: string): string {
  const subject = markSubject(mark);
  switch (subject.family) {
    case 'in':
      return text('mark.in', { name: nameOf(text, view, subject.connector) });
    case 'version':
      return text('outcome.version', { version: subject.version });
    case 'pair':
      return text(`mark.pair.${subject.fault}`, { first: subject.pins[0], second: subject.pins[1] });
    case 'grouped':
      return text(`mark.${subject.group}.${subject.kind}`);
    case 'plain':
      return text(`mark.${subject.id}`);
  }
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
