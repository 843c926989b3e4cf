import { z } from 'zod';
import type { ClosedCases } from '../../../src/core/contracts/practice.ts';
import { callRpc } from '../_shared/rpc.ts';
import type { Platform } from '../_shared/services.ts';
import { dealRefereed, type HostedSimulation, type Simulations } from '../_shared/simulations.ts';

const closedCase = z.object({
  position: z.int(),
  simulation: z.string(),
  scenario_id: z.string(),
  seed: z.int(),
});

/**
 * What the runs of a form were called and what was wrong in them (`closedCasesAnswer`), once its window is over and its rules show its
 * cases; nothing before. No file of the browser has these words.
 */
export async function closedCases(
  platform: Platform,
  simulations: Simulations,
  formId: string,
): Promise<ClosedCases> {
  const played = await callRpc(
    platform,
    'read_closed_cases',
    { form_id_param: formId },
    z.array(closedCase).nullable(),
  );
  return {
    cases: (played ?? []).flatMap(({ position, simulation: id, scenario_id: scenarioId, seed }) => {
      const simulation = simulations.get(id);
      // A case that is no longer known has no name.
      const start = simulation === undefined ? null : dealRefereed(simulation, scenarioId, seed);
      return simulation === undefined || start === null
        ? []
        : [{ position, jobs: jobsIn(simulation, start) }];
    }),
  };
}

/** The job of a run, or each ticket of its shift. */
function jobsIn(
  { judge, reservedTexts, words }: HostedSimulation,
  start: unknown,
): ClosedCases['cases'][number]['jobs'] {
  const lessons = judge.lessons(start);
  return judge.reservedIn(start, true).map((story) => {
    const titleIn = (language: 'en' | 'es'): readonly [string, unknown] => [
      language,
      reservedTexts[language][story.toLowerCase()]?.['title'],
    ];
    const called = [titleIn('en'), titleIn('es')].flatMap(([language, title]) =>
      typeof title === 'string' ? [[language, title] as const] : [],
    );
    const was = lessons[`title.${story}`] ?? lessons['title'];
    return { called: Object.fromEntries(called), was: (was === undefined ? null : words(was)) ?? {} };
  });
}
