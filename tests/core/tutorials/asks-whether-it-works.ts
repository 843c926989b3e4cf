import type { DeskTutorial } from '../../../src/core/tutorials/desk/desk-tutorial.ts';

/** A tutorial whose script asks whether it works now, wherever it asked to try it again: as honest a way. */
export function askingWhetherItWorks(tutorial: DeskTutorial): DeskTutorial {
  const steps = tutorial.steps.map((step) => ({
    ...step,
    script: step.script.map((command) =>
      command.kind === 'say'
        ? { ...command, intents: command.intents.map((id) => (id === 'try-again' ? 'any-news' : id)) }
        : command,
    ),
  }));
  return { ...tutorial, steps };
}
