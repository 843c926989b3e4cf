import { useMemo } from 'react';
import { type Purpose, purposeOf } from '../../../core/hardware/assessment/command-purpose.ts';
import { testSubject } from '../../../core/hardware/instruments/diagnostic-tests/test-id.ts';
import type { FindingView } from '../../../core/hardware/model/bench-view.ts';
import type { LabCommand } from '../../../core/hardware/model/commands.ts';
import { project } from '../../../core/hardware/projection/project.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ReplayStep, StepWork } from '../../../runs/replay/replay-step.ts';
import { type CaseText, NO_JOB, useCaseTextOf } from '../texts/case-text.ts';
import { findingText } from '../texts/finding-text.ts';
import { nameOf, useLabText } from '../texts/lab-text.ts';
import { commandLabel, type Speaker } from '../texts/sentences.ts';
import type { LabFrame } from './replay-frames.ts';

const WORK: Readonly<Record<Purpose, StepWork>> = {
  talk: 'ask',
  read: 'read',
  watch: 'wait',
  hands: 'hands',
  think: 'write',
};

/** The frames of a run as steps in words: what was done, and what it showed. */
export function useLabSteps(frames: readonly LabFrame[]): readonly ReplayStep[] {
  const text = useLabText();
  const { i18n } = useTranslation('lab');
  const { language } = i18n;
  const views = useMemo(() => frames.map(({ state }) => project(state)), [frames]);
  const caseText = useCaseTextOf(views[0]?.job ?? NO_JOB);
  return useMemo(
    () =>
      frames.map(({ state, command }, index): ReplayStep => {
        const { steps, breaches, simSeconds } = state.ledger;
        const [before, view] = [views[index - 1], views[index]];
        if (command === null || before === undefined || view === undefined)
          return { text: null, simSeconds, isBreach: false };
        const done = stepText({ text, view: before, language }, caseText, command);
        const result = resultOf(
          { text, view, language },
          { command, done, findings: view.findings.slice(before.findings.length) },
        );
        return {
          text: done,
          ...(result === '' ? {} : { result }),
          work: WORK[purposeOf(command)],
          simSeconds,
          isBreach: breaches.some(({ step }) => step === steps),
        };
      }),
    [frames, views, text, language, caseText],
  );
}

/** What was done, with the question or the item that the button of the command leaves out. */
function stepText(speaker: Speaker, caseText: CaseText, command: LabCommand): string {
  const { text, view } = speaker;
  const { spares, shop } = view.job;
  const itemOf = (stock: readonly { readonly sku: string; readonly item: string }[], sku: string): string =>
    nameOf(text, view, stock.find((one) => one.sku === sku)?.item ?? sku);
  switch (command.kind) {
    case 'ask-customer':
      return text('step.ask', { question: caseText(`question.${command.question}`) });
    case 'take-spare':
      return text('step.take', { name: itemOf(spares, command.spare) });
    case 'order-part':
      return text('step.order', { name: itemOf(shop, command.sku) });
    default:
      return commandLabel(speaker, command);
  }
}

interface DoneStep {
  readonly command: LabCommand;
  /** The step in words. */
  readonly done: string;
  readonly findings: readonly FindingView[];
}

/** What a command showed, in the words of the notebook. Answers and records are too long for a line. */
function resultOf(speaker: Speaker, { command, done, findings }: DoneStep): string {
  const purpose = purposeOf(command);
  if (purpose === 'talk') return '';
  const isAlone = findings.length === 1 && purpose === 'read';
  return findings
    .map((finding) => {
      const { test, result } = findingText(speaker, finding);
      // The command names what it read, but for the tests that have a name of their own.
      const isNamed = test === done || (isAlone && testSubject(finding.test).family !== 'fixed');
      return isNamed ? result : speaker.text('step.result', { test, result });
    })
    .join(' · ');
}
