import type { DemoStep } from '../../core/hardware/scenarios/demo-60-steps.ts';
import type { CameraViewName } from '../../features/hardware-lab/places/places.ts';

/** What is heard when something happens. */
export type Sound = 'latch' | 'slide' | 'seat' | 'switch' | 'fans' | 'beep';

/** Something that happens in the tutorial. */
export interface Moment {
  /** Seconds from the start. */
  readonly at: number;
  /** Where the camera goes. */
  readonly lookAt?: CameraViewName;
  /** The step of the demo's guide that is done: the machine on the picture is the real one. */
  readonly step?: DemoStep;
  readonly sound?: Sound;
}

/** The demo's repair from the first look to the proof, slowly enough to follow. */
export const MOMENTS: readonly Moment[] = [
  { at: 0, lookAt: 'bench' },
  { at: 4, lookAt: 'indicators' },
  { at: 5.5, sound: 'switch' },
  { at: 9.8, step: 'look' },
  { at: 10, lookAt: 'memory' },
  { at: 14, step: 'open-latches', sound: 'latch' },
  { at: 16.5, step: 'lift', sound: 'slide' },
  { at: 19.5, step: 'reseat', sound: 'seat' },
  { at: 23, lookAt: 'bench' },
  { at: 24.5, step: 'connect', sound: 'switch' },
  { at: 27, step: 'power', sound: 'fans' },
  { at: 29.5, step: 'wait', sound: 'beep' },
  { at: 31, lookAt: 'monitor' },
];

export const STORY_SECONDS = 36;

/** What is said, in each language, from one moment to another. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: Readonly<Record<'en' | 'es', string>>;
}

export const CAPTIONS: readonly Caption[] = [
  {
    from: 0.3,
    to: 3.9,
    text: {
      en: 'A customer has added memory. The fans spin, the screen stays black.',
      es: 'Un cliente ha añadido memoria. Los ventiladores giran, la pantalla sigue negra.',
    },
  },
  {
    from: 4.2,
    to: 9.8,
    text: {
      en: 'Look before you touch. In the clip of the failed start, the lights stop at DRAM: the memory.',
      es: 'Mira antes de tocar. En el vídeo del arranque fallido, los indicadores se paran en DRAM: la memoria.',
    },
  },
  {
    from: 10.2,
    to: 13.8,
    text: {
      en: 'There it is: one module stands proud of its slot. Power is off, the strap is on.',
      es: 'Ahí está: un módulo sobresale de su ranura. Sin corriente y con la pulsera puesta.',
    },
  },
  {
    from: 14,
    to: 19.2,
    text: {
      en: 'Open both latches and lift it straight out. Never force what does not move.',
      es: 'Abre los dos cierres y sácalo recto hacia arriba. No fuerces nunca lo que no se mueve.',
    },
  },
  {
    from: 19.5,
    to: 22.9,
    text: {
      en: 'Press it home until both latches close over it.',
      es: 'Presiónalo hasta el fondo, hasta que los dos cierres se cierren sobre él.',
    },
  },
  {
    from: 23.2,
    to: 26.8,
    text: { en: 'Strap off, mains back in.', es: 'Quítate la pulsera y conecta la corriente.' },
  },
  {
    from: 27,
    to: 31,
    text: {
      en: 'Now prove it: one start, and give the memory its training.',
      es: 'Ahora demuéstralo: un arranque, y deja que la memoria se entrene.',
    },
  },
  {
    from: 31.2,
    to: 35.8,
    text: {
      en: 'The firmware counts all of it. Find the fault, prove it, fix it: your bench is waiting.',
      es: 'El firmware la cuenta entera. Encuentra la avería, demuéstrala, repárala: tu banco te espera.',
    },
  },
];
