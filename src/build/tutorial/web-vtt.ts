import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../../core/kernel/time.ts';

import type { Caption } from './story.ts';

/** The captions of one language as a WebVTT file. @param settings where they stand, if not at the lower edge */
export function webVtt(captions: readonly Caption[], language: 'en' | 'es', settings = ''): string {
  const cues = captions.map(
    ({ from, to, text }) => `${`${clock(from)} --> ${clock(to)} ${settings}`.trimEnd()}\n${text[language]}`,
  );
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** Seconds as `hh:mm:ss.mmm`. */
function clock(seconds: number): string {
  const ms = Math.round(seconds * MS_PER_SECOND);
  const part = (value: number, digits = 2): string => String(value).padStart(digits, '0');
  const hours = Math.floor(ms / MS_PER_HOUR);
  const minutes = Math.floor((ms % MS_PER_HOUR) / MS_PER_MINUTE);
  const whole = Math.floor((ms % MS_PER_MINUTE) / MS_PER_SECOND);
  return `${part(hours)}:${part(minutes)}:${part(whole)}.${part(ms % MS_PER_SECOND, 3)}`;
}
