import type { LabView } from '../../../../core/hardware/model/view.ts';
import { isFirmwarePage } from '../../../../core/hardware/model/vocabulary.ts';

type Page = LabView['screen']['page'];

/** The kinds of page with a design of their own. */
export type ScreenLook = 'dark' | 'notice' | 'summary' | 'message' | 'setup' | 'stop' | 'system';

const LOOKS: Readonly<Partial<Record<Page, ScreenLook>>> = {
  dark: 'dark',
  'no-signal': 'notice',
  summary: 'summary',
  'no-boot-device': 'summary',
  'stop-screen': 'stop',
  'stick-menu': 'message',
  'recovery-key': 'message',
  'press-f1': 'message',
  'over-current': 'message',
};

export function lookOf(page: Page): ScreenLook {
  return LOOKS[page] ?? (isFirmwarePage(page) ? 'setup' : 'system');
}

interface MakerColours {
  readonly bar: string;
  readonly ground: string;
  readonly accent: string;
}

/** Colours of each firmware maker: bar, background and accent. They belong to the machine and ignore the theme. */
export const MAKERS: Readonly<Record<LabView['model'], MakerColours>> = {
  'kestrel-b7': { bar: '#173440', ground: '#0d181f', accent: '#e39a68' },
  'harrow-5000-mt': { bar: '#1f3f86', ground: '#0d1322', accent: '#9db9ee' },
  'brant-h6': { bar: '#0f1f86', ground: '#0a1258', accent: '#f0e05a' },
  'marlow-14': { bar: '#23323f', ground: '#101418', accent: '#8fc7d8' },
};

/** Colours of the operating system, the same on every machine. */
export const SYSTEM = {
  sky: ['#274e6b', '#0f2436'],
  window: '#ffffff',
  title: '#eef1f4',
  line: '#d9dee3',
  stripe: '#f2f5f8',
  ink: '#1b1f24',
  muted: '#414b55',
  bar: '#e9edf1',
  mark: '#1b63a8',
} as const;

export const INK = '#eef3f6';
export const MUTED = '#a9bdca';
export const STOP_GROUND = '#123a74';
export const OFF_GROUND = '#020303';
/** The monitor's own menu: the same on every machine. */
export const MENU = { ground: '#1c2228', edge: '#5b6b78' } as const;
export const NOTICE = { ground: '#05070a', box: '#10171d' } as const;

/** The colours of a page as CSS custom properties. */
export function coloursOf(look: ScreenLook, model: LabView['model']): Readonly<Record<string, string>> {
  const named = (colours: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--screen-${name}`, colour]));
  if (look === 'system') {
    const { ink, muted, line, mark, bar, window, title, stripe, sky } = SYSTEM;
    return {
      ...named({ ink, muted, mark, bar, title, name: muted, edge: muted, line, field: window }),
      ...named({ 'bar-low': stripe, ground: sky[1] }),
      backgroundImage: `linear-gradient(140deg, ${sky[0]}, ${sky[1]})`,
    };
  }
  const light = { ink: INK, muted: MUTED, name: MUTED, edge: MUTED, mark: INK };
  if (look === 'stop')
    return named({ ...light, name: INK, ground: STOP_GROUND, bar: STOP_GROUND, field: STOP_GROUND });
  if (look === 'dark') return named({ ...light, ink: MUTED, ground: OFF_GROUND, bar: OFF_GROUND });
  if (look === 'notice') return named({ ...light, ground: NOTICE.ground, bar: NOTICE.box });
  const { bar, ground, accent } = MAKERS[model];
  return named({
    ...light,
    ...{ bar, ground, name: accent, mark: accent, edge: accent, field: ground },
    'bar-low': `color-mix(in oklab, ${bar} 60%, ${ground})`,
  });
}
