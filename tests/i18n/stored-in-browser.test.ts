import { expect, test } from 'vitest';
import english from '../../src/i18n/en/legal.json' with { type: 'json' };
import spanish from '../../src/i18n/es/legal.json' with { type: 'json' };
import { STORAGE_KEYS } from '../../src/lib/storage.ts';

/** How the privacy policy calls what is kept under each key, in English and in Spanish. */
const CALLED = {
  theme: ['theme', 'tema'],
  language: ['language', 'idioma'],
  sidebar: ['sidebar', 'barra lateral'],
  accountType: ['account type', 'tipo de cuenta'],
  wantedPlan: ['chosen plan', 'plan elegido'],
  processedPayments: ['payments have been confirmed', 'pagos se han confirmado'],
  session: ['your session', 'tu sesión'],
  ownName: ['your session and name', 'tu nombre'],
  lastActivity: ['last active', 'última actividad'],
  watchedSession: ['signed out after a long pause', 'cerrar la sesión tras una pausa'],
  demoResult: ['demo result', 'resultado de la demo'],
  labNote: ['your note', 'tu nota'],
  labPractice: ['practice runs', 'tus prácticas'],
  labJobs: ['unfinished work', 'trabajo sin terminar'],
  labJobsAhead: ['jobs fetched ahead', 'trabajos descargados'],
  labFolds: ['folded panels', 'paneles plegados'],
  labSound: ['sound', 'sonido'],
  labTour: ['tours', 'guías'],
  labExploreTour: ['tours', 'guías'],
  deskJobs: ['unfinished work', 'trabajo sin terminar'],
  deskJobsAhead: ['jobs fetched ahead', 'trabajos descargados'],
  deskDrafts: ['what you are writing', 'lo que estás escribiendo'],
  deskKeys: ['single-key shortcuts', 'atajos de una tecla'],
  deskTour: ['tours', 'guías'],
  tutorialSteps: ['steps of tutorials', 'pasos de tutoriales'],
  cardReviews: ['answers to cards', 'respuestas a tarjetas'],
  cardsKnown: ['your cards', 'tus tarjetas'],
  sceneTierChoice: ['picture quality', 'calidad de imagen'],
  sceneTierMeasured: ['picture quality', 'calidad de imagen'],
} satisfies Record<keyof typeof STORAGE_KEYS, readonly [string, string]>;

test.each([
  ['English', 0, english],
  ['Spanish', 1, spanish],
] as const)(
  'the %s privacy policy names all that the browser keeps in local storage',
  (_language, index, texts) => {
    const { device, lab } = texts.privacy.sections.collected;
    expect(Object.keys(CALLED).sort()).toEqual(Object.keys(STORAGE_KEYS).sort());
    expect(Object.values(CALLED).filter((words) => !`${device} ${lab}`.includes(words[index]))).toEqual([]);
  },
);
