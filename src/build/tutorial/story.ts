import type { DemoStep } from '../../core/hardware/scenarios/demo-60-steps.ts';
import type { CameraViewName } from '../../features/hardware-lab/places/places.ts';

/** The sound of an event. */
export type Sound = 'latch' | 'slide' | 'seat' | 'switch' | 'fans' | 'beep' | 'ring' | 'keys' | 'tick';

/** An event of the tutorial's script. */
export interface Moment {
  /** Seconds from the start. */
  readonly at: number;
  /** The camera view to move to. */
  readonly lookAt?: CameraViewName;
  /** The step of the demo's guide to perform; the recorded machine really executes it. */
  readonly step?: DemoStep;
  readonly sound?: Sound;
}

/** The demo's repair from the first inspection to the final test, slow enough to follow. */
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

/** A caption in each language with its start and end. */
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
      en: 'Look before you touch. In the video of the failed start, the DRAM light stays on: the memory.',
      es: 'Mira antes de tocar. En el vídeo del arranque fallido se queda encendida la luz DRAM: la memoria.',
    },
  },
  {
    from: 10.2,
    to: 13.8,
    text: {
      en: 'One module is not fully in its slot. The power is off, the strap is on.',
      es: 'Un módulo no está del todo en su ranura. No hay corriente y la pulsera está puesta.',
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
      en: 'Put it back and push until both latches close.',
      es: 'Vuelve a ponerlo y empuja hasta que se cierren los dos cierres.',
    },
  },
  {
    from: 23.2,
    to: 26.8,
    text: {
      en: 'Take the strap off, then plug the mains lead in.',
      es: 'Quítate la pulsera y después enchufa el cable de corriente.',
    },
  },
  {
    from: 27,
    to: 31,
    text: {
      en: 'Start the machine to prove the repair. The memory trains first.',
      es: 'Arranca la máquina para demostrar la reparación. Primero se entrena la memoria.',
    },
  },
  {
    from: 31.2,
    to: 35.8,
    text: {
      en: 'The firmware finds all the memory. Now find a fault of your own.',
      es: 'El firmware detecta toda la memoria. Ahora encuentra tú una avería.',
    },
  },
];
