/** The workbench's sounds, synthesized with Web Audio: no file is loaded. Off by default. */
export interface BenchSound {
  /** Long and short beeps in order, as from the board's speaker. */
  beep(beeps: readonly ('long' | 'short')[]): void;
  /** A latch, a plug, a switch. */
  click(): void;
  /** The fan noise: 0 is silence, 1 normal, more is faster. */
  fans(speed: number): void;
  /** The repeated clicks of a failing disk. */
  disk(isClicking: boolean): void;
  /** Stops everything and closes the audio context. */
  close(): void;
}

const BEEP_HZ = 880;
const LONG_S = 0.6;
const SHORT_S = 0.16;
const GAP_S = 0.14;
const BEEP_GAIN = 0.06;
const CLICK_GAIN = 0.25;
const FAN_GAIN = 0.03;
const DISK_GAIN = 0.2;
const DISK_ROUND_S = 1.1;
const DISK_STRIKES_S = [0, 0.12, 0.5];
const FADE_S = 0.4;
const NOISE_S = 2;

/** Null without Web Audio. Call it in a click handler: browsers require a user gesture. */
export function createBenchSound(): BenchSound | null {
  if (typeof AudioContext === 'undefined') return null;
  const audio = new AudioContext();
  const noise = noiseOf(audio);
  const fan = runningOf(audio, noise, { type: 'lowpass', frequency: 420 });
  const disk = runningOf(audio, strikesOf(audio), { type: 'bandpass', frequency: 1400 });
  let busyUntil = 0;
  return {
    beep(beeps) {
      let at = Math.max(audio.currentTime + 0.02, busyUntil);
      for (const beep of beeps) {
        const length = beep === 'long' ? LONG_S : SHORT_S;
        tone(audio, at, length);
        at += length + GAP_S;
      }
      busyUntil = at;
    },
    click: () => burst(audio, noise),
    fans(speed) {
      fan.gain.setTargetAtTime(FAN_GAIN * speed, audio.currentTime, FADE_S);
    },
    disk(isClicking) {
      disk.gain.setTargetAtTime(isClicking ? DISK_GAIN : 0, audio.currentTime, FADE_S / 8);
    },
    close() {
      void audio.close();
    },
  };
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** One loop of disk clicks: short decaying bursts, then silence. */
function strikesOf(audio: AudioContext): AudioBuffer {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.round(rate * DISK_ROUND_S), rate);
  const samples = buffer.getChannelData(0);
  for (const start of DISK_STRIKES_S)
    for (let index = 0; index < rate * 0.02; index += 1)
      samples[Math.round(start * rate) + index] = (Math.random() * 2 - 1) * Math.exp((-400 * index) / rate);
  return buffer;
}

/** A looping sound, silent until its gain is raised. */
function runningOf(audio: AudioContext, buffer: AudioBuffer, filter: BiquadFilterOptions): GainNode {
  const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
  const gain = new GainNode(audio, { gain: 0 });
  source.connect(new BiquadFilterNode(audio, filter)).connect(gain).connect(audio.destination);
  source.start();
  return gain;
}

function tone(audio: AudioContext, at: number, length: number): void {
  const source = new OscillatorNode(audio, { type: 'square', frequency: BEEP_HZ });
  const gain = new GainNode(audio, { gain: BEEP_GAIN });
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function burst(audio: AudioContext, noise: AudioBuffer): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const high = new BiquadFilterNode(audio, { type: 'highpass', frequency: 1800 });
  const gain = new GainNode(audio, { gain: CLICK_GAIN });
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.05);
  source.connect(high).connect(gain).connect(audio.destination);
  source.start(0, 0, 0.06);
}
