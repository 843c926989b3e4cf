import i18n from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../src/core/hardware/projection/actions.ts';
import type { LabText } from '../../src/features/hardware-lab/texts/lab-text.ts';
import {
  commandLabel,
  eventSentence,
  refusalSentence,
  type Speaker,
} from '../../src/features/hardware-lab/texts/sentences.ts';
import { startTexts } from '../../src/i18n/start.ts';
import { demoBench, expertRun } from '../core/hardware/bench.ts';
import { outlineTargets } from '../core/hardware/outline-targets.ts';
import { LAB_RULES } from '../support/lab-rules.ts';

/** Starts like a sentence, ends like one, and holds neither a hole nor an article that should have grown together. */
const SENTENCE = /^[\p{Lu}\d¡¿](?!.*[{}])(?!.*\b(de|a) el\b).*[.!]$/u;

const text: LabText = (key, values = {}) => i18n.t(`lab:${key}` as never, values) as string;
const speakerOf = (state: ReturnType<typeof demoBench>): Speaker => ({
  text,
  view: LAB_RULES.project(state),
  language: 'es',
});

describe('the bench in Spanish', () => {
  beforeAll(async () => {
    await startTexts('es');
    await i18n.loadNamespaces('lab');
  });
  afterAll(() => i18n.changeLanguage('en'));

  it('describes each command of the expert as a sentence', () => {
    let state = demoBench();
    const sentences: string[] = [];
    for (const command of expertRun().log) {
      const step = LAB_RULES.reduce(state, command);
      if (!step.ok) throw new Error(step.error.reason);
      sentences.push(...step.value.events.map((event) => eventSentence(speakerOf(state), event)));
      state = step.value.state;
    }
    expect(sentences.filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
    expect(sentences).toContain('Clic: el extremo superior del módulo de RAM B2 queda encajado.');
  });

  it('labels the button of every offered action', () => {
    const speaker = speakerOf(demoBench());
    const labels = outlineTargets(speaker.view).flatMap((target) =>
      actionsOf(speaker.view, target).map((command) => commandLabel(speaker, command)),
    );
    expect(labels).toContain('Abrir el pestillo inferior de la ranura B2');
    expect(labels).toContain('Mirar la placa base');
    expect(labels.filter((label) => /[{}]|\b(de|a) el\b/.test(label))).toEqual([]);
  });

  it('says what is in the way, each item with its article', () => {
    const speaker = speakerOf(demoBench());
    expect(refusalSentence(speaker, { reason: 'blocked', target: 'cpu', by: ['cpu-cooler'] })).toBe(
      'El procesador no tiene paso: retira antes el disipador de la CPU.',
    );
    expect(
      refusalSentence(speaker, { reason: 'plugged', target: 'gpu', by: ['cable-pcie', 'cable-monitor'] }),
    ).toBe(
      'La tarjeta gráfica tiene cables: desconecta antes el cable de alimentación de la gráfica y el cable del monitor.',
    );
  });
});
