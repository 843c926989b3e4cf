import { hostOf, withHostChange } from './hosts.ts';
import type { Microphones } from './microphone-settings.ts';
import type { World } from './world.ts';

/** What lets a microphone of somebody's headset be heard again: a setting of the computer, or a switch of the headset. */
export type MicrophoneFix = 'allow-microphone' | 'use-headset' | 'raise-level' | 'slide-switch';

export type MicrophoneEffect = {
  readonly do: 'fix-microphone';
  readonly asset: string;
  readonly fix: MicrophoneFix;
};

/** Loud enough for everybody. */
const USUAL_PERCENT = 80;
/** Below this nobody hears more than a rustle. */
const HEARD_PERCENT = 10;

function onHeadset(
  settings: Microphones,
  change: Partial<Pick<Microphones['list'][number], 'levelPercent' | 'isSwitchedOff'>>,
): Microphones {
  const list = settings.list.map((one) => (one.kind === 'headset' ? { ...one, ...change } : one));
  return { ...settings, list };
}

const FIXES: Readonly<Record<MicrophoneFix, (settings: Microphones) => Microphones>> = {
  'allow-microphone': (settings) => ({ ...settings, areAllowed: true }),
  'use-headset': (settings) => ({
    ...settings,
    used: settings.list.find(({ kind }) => kind === 'headset')?.name ?? settings.used,
  }),
  'raise-level': (settings) => onHeadset(settings, { levelPercent: USUAL_PERCENT }),
  'slide-switch': (settings) => onHeadset(settings, { isSwitchedOff: false }),
};

export const MICROPHONE_APPLIERS = {
  'fix-microphone': (world: World, { asset, fix }: MicrophoneEffect): World => {
    const settings = hostOf(world, asset)?.microphones;
    return settings === undefined
      ? world
      : withHostChange(world, asset, { microphones: FIXES[fix](settings) });
  },
} as const;

/** The one that programs listen to; null for a computer without any. */
function usedOf({ list, used }: Microphones) {
  return list.find(({ name }) => name === used) ?? null;
}

function ofMicrophones<Outcome extends string>(
  read: (settings: Microphones) => Outcome,
): (world: World, asset: string) => Outcome | null {
  return (world, asset) => {
    const settings = hostOf(world, asset)?.microphones;
    return settings === undefined ? null : read(settings);
  };
}

/** Readings of the microphones of a computer; subject: its asset number. */
export const MICROPHONE_READ = {
  /** Whether the privacy settings let programs listen. */
  'microphone-access': ofMicrophones(({ areAllowed }) => (areAllowed ? 'allowed' : 'blocked')),
  /** What programs listen to. Docks and screens have a socket for a microphone, with nothing in it. */
  'microphone-used': ofMicrophones((settings) =>
    usedOf(settings)?.kind === 'headset' ? 'headset' : 'other',
  ),
  'microphone-level': ofMicrophones(({ list }) =>
    list.some(({ kind, levelPercent }) => kind === 'headset' && levelPercent < HEARD_PERCENT)
      ? 'too-low'
      : 'normal',
  ),
  /** The switch on the headset itself, which no window shows. */
  'microphone-switch': ofMicrophones(({ list }) =>
    list.some(({ kind, isSwitchedOff }) => kind === 'headset' && isSwitchedOff) ? 'off' : 'on',
  ),
  /** Whether the bar moves when the person speaks. */
  'microphone-signal': ofMicrophones((settings) => {
    const used = usedOf(settings);
    const isHeard =
      settings.areAllowed &&
      used?.kind === 'headset' &&
      used.levelPercent >= HEARD_PERCENT &&
      !used.isSwitchedOff;
    return isHeard ? 'moves' : 'still';
  }),
} as const;
