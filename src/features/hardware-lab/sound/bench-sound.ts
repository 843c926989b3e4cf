/** The bench's sounds, made by the browser from tones and noise: no file is fetched. Off until somebody asks for them. */
export interface BenchSound {
  /** Long and short beeps in order, as the board's speaker gives them. */
  beep(beeps: readonly ('long' | 'short')[]): void;
  /** A latch, a plug, a switch. */
  click(): void;
  /** The fans' noise; 0 is silence, 1 full speed. */
  fans(speed: number): void;
  /** Stops everything and lets the audio device go. */
  close(): void;
}

const BEEP_HZ = 880;
const LONG_S = 0.6;
const SHORT_S = 0.16;
const GAP_S = 0.14;
const BEEP_GAIN = 0.06;
const CLICK_GAIN = 0.25;
const FAN_GAIN = 0.05;
const FADE_S = 0.4;
const NOISE_S = 2;

/** Null where the browser has no audio. Call it from a person's click, which browsers ask for. */
export function createBenchSound(): BenchSound | null {
  if (typeof AudioContext === 'undefined') return null;
  const audio = new AudioContext();
  const noise = noiseOf(audio);
  const fan = fanOf(audio, noise);
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

function fanOf(audio: AudioContext, noise: AudioBuffer): GainNode {
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const low = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 420 });
  const gain = new GainNode(audio, { gain: 0 });
  source.connect(low).connect(gain).connect(audio.destination);
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
