import type { Moment, Sound } from './story.ts';

const RATE = 24_000;
const BYTES_PER_SAMPLE = 2;
const LOUDEST = 32_767;
const HEADER_BYTES = 44;

/** One sample of a sound between -1 and 1, `t` seconds after its start. */
type Voice = (t: number, noise: number) => number;

/** Every sound is built from noise and decaying sine waves; only the fan noise is sustained. */
const VOICES: Readonly<Record<Sound, Voice>> = {
  latch: (t, noise) => 0.5 * noise * Math.exp(-90 * t) + 0.4 * noise * after(t, 0.16, 90),
  slide: (t, noise) => 0.12 * noise * Math.exp(-6 * t) * Math.min(1, t * 20),
  seat: (t, noise) => 0.55 * noise * Math.exp(-70 * t) + 0.55 * noise * after(t, 0.22, 80),
  switch: (t, noise) => 0.4 * noise * Math.exp(-120 * t),
  fans: (t, noise) => 0.05 * noise * Math.min(1, t / 1.5) + 0.35 * noise * Math.exp(-120 * t),
  ring: (t) => ringing(t) * 0.12 * (Math.sin(2 * Math.PI * 440 * t) + Math.sin(2 * Math.PI * 480 * t)),
  keys: (t, noise) => 0.3 * noise * Math.exp(-160 * t),
  tick: (t, noise) =>
    0.25 * noise * Math.exp(-200 * t) + 0.1 * Math.sin(2 * Math.PI * 880 * t) * Math.exp(-30 * t),
  beep: (t) => (t < 0.18 ? 0.25 * Math.sin(2 * Math.PI * 1000 * t) : 0),
};

/** A phone rings twice, with soft edges. */
function ringing(t: number): number {
  const place = t < 0.4 ? t : t - 0.6;
  return t > 1 || place < 0 || place > 0.4 ? 0 : Math.min(1, place * 50, (0.4 - place) * 50);
}

const after = (t: number, start: number, fall: number): number =>
  t < start ? 0 : Math.exp(-fall * (t - start));

/** The sounds of the script as a mono WAV file; the same on every run. */
export function soundTrack(moments: readonly Moment[], seconds: number): Buffer {
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  const noise = noiseSource();
  for (const { at, sound } of moments) {
    if (sound === undefined) continue;
    const voice = VOICES[sound];
    const first = Math.round(at * RATE);
    for (let place = first; place < samples.length; place += 1) {
      samples[place] = (samples[place] ?? 0) + voice((place - first) / RATE, noise());
    }
  }
  return wav(samples);
}

/** Soft noise between -1 and 1: a linear congruential generator (Numerical Recipes) behind a one-pole low-pass filter. */
function noiseSource(): () => number {
  let seed = 417;
  let last = 0;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    last += 0.35 * (seed / 2 ** 31 - 1 - last);
    return last;
  };
}

function wav(samples: Float32Array): Buffer {
  const data = Buffer.alloc(HEADER_BYTES + samples.length * BYTES_PER_SAMPLE);
  data.write('RIFF', 0);
  data.writeUInt32LE(data.length - 8, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * BYTES_PER_SAMPLE, 28);
  data.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  data.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  data.write('data', 36);
  data.writeUInt32LE(samples.length * BYTES_PER_SAMPLE, 40);
  samples.forEach((sample, place) => {
    const level = Math.max(-1, Math.min(1, sample)) * LOUDEST;
    data.writeInt16LE(Math.round(level), HEADER_BYTES + place * BYTES_PER_SAMPLE);
  });
  return data;
}
