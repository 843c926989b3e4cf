import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Reads src/styles/tokens.css as the browser would and computes WCAG contrast for every pair of text and ground that
 * components use, in both themes. A new pair is a new row; a token that is missing fails by name.
 */
const TOKENS = readFileSync('src/styles/tokens.css', 'utf8');

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

const GROUNDS = ['sunken', 'ground', 'surface', 'raised'];
const AA_TEXT = 4.5;
const AA_GRAPHIC = 3;

const TEXT_PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-muted', 'ink-faint', 'copper-text', 'fault', 'passed', 'standby', 'probe'].flatMap((text) =>
    GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['ink', 'hover'],
  ['ink-muted', 'hover'],
  ['copper-text', 'hover'],
  ['on-copper', 'copper'],
  ['on-copper', 'copper-hover'],
  ['copper-text', 'copper-soft'],
  ['ink', 'copper-soft'],
  ['ink-muted', 'copper-soft'],
  ['on-fault', 'fault-fill'],
  ...['passed', 'standby', 'fault', 'probe'].flatMap((signal) => [
    [signal, `${signal}-soft`] as const,
    ['ink', `${signal}-soft`] as const,
  ]),
  ['lamp', 'screen'],
];

const GRAPHIC_PAIRS: readonly (readonly [mark: string, ground: string])[] = [
  ...GROUNDS.map((ground) => ['edge', ground] as const),
  ...GROUNDS.map((ground) => ['copper-text', ground] as const),
  ...['free', 'ace', 'expert', 'testing', 'ticketing', 'golden'].map(
    (plan) => [`plan-${plan}`, 'surface'] as const,
  ),
];

/** Only in the dark theme: the board's own panels are always dark. */
const BOARD_TEXTS = ['ink', 'ink-muted', 'ink-faint', 'standby'];

describe.each(THEMES)('in the %s theme', (theme) => {
  it.each(TEXT_PAIRS)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(GRAPHIC_PAIRS)('the shape of %s can be seen on %s', (mark, ground) => {
    expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(AA_GRAPHIC);
  });
});

it.each(BOARD_TEXTS)('%s can be read on the board', (text) => {
  expect(contrast(colour(text, 'dark'), colour('board', 'dark'))).toBeGreaterThanOrEqual(AA_TEXT);
});

it('measures as WCAG does: white on black is 21 to 1, the same colour is 1 to 1', () => {
  expect(contrast(luminance(1, 0, 0), luminance(0, 0, 0))).toBeCloseTo(21, 1);
  expect(contrast(luminance(0.5, 0.1, 60), luminance(0.5, 0.1, 60))).toBe(1);
});

/** Relative luminance of a token. */
function colour(name: string, theme: Theme): number {
  const declared = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(TOKENS)?.[1];
  if (declared === undefined) throw new Error(`no token --color-${name}`);
  const values = [...declared.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const value = values.length > 1 && theme === 'dark' ? values[1] : values[0];
  if (value === undefined) throw new Error(`--color-${name} is not an opaque oklch colour`);
  const [lightness, chroma, hue] = value.slice(1).map(Number);
  return luminance(lightness ?? 0, chroma ?? 0, hue ?? 0);
}

/** From oklch to WCAG relative luminance (Ottosson's matrices; the sRGB gamut is clipped as a browser does). */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number): number => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [bright, dim] = one > other ? [one, other] : [other, one];
  return (bright + 0.05) / (dim + 0.05);
}
