import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASS_MARK } from '../../../../src/core/assessment/pass-mark.ts';
import { PRACTICE_STORIES } from '../../../../src/core/hardware/scenarios/public/stories.ts';
import { PRACTICE_RULES } from '../../../support/practice.ts';
import { ASHA, practiceScreen } from '../practice-screen.tsx';

const { backend, openLab } = practiceScreen();

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** A practice job of Asha's that was judged so many days ago. */
async function practised(story: string, score: number, daysAgo: number): Promise<void> {
  const objectives = PRACTICE_STORIES.find(({ id }) => id === story)?.objectives ?? [];
  await backend().sql(
    `insert into practice_runs
       (user_id, simulation, story, status, rules_version, dealt_at, finished_at, scenario_id, seed, score, passed, parts,
        objectives, report, commands)
     values ($1, 'hardware', $2, 'finished', $3, now() - $4::text::interval, now() - $4::text::interval, 'SOME-CASE', $5, $6,
       $7, '{}', $8, '{}', '[]')`,
    [
      ASHA,
      story,
      PRACTICE_RULES.version,
      `${daysAgo} days`,
      daysAgo,
      score,
      score >= PASS_MARK,
      objectives.map((objective) => ({ objective, score })),
    ],
  );
}

async function seeProgress(): Promise<UserEvent> {
  const person = await openLab();
  await person.click(screen.getByRole('tab', { name: 'Progress' }));
  return person;
}

/** What the list says of an objective. */
function lineOf(objective: string): string {
  const list = within(screen.getByRole('region', { name: 'By objective' }));
  return list.getByText(objective).closest('li')?.textContent ?? '';
}

describe('somebody who looks at their progress', () => {
  it('reads where to begin when nothing was done yet', async () => {
    await seeProgress();
    const next = screen.getByRole('region', { name: 'What to practise next' });
    expect(next.textContent).toContain('Begin here');
    expect(next.textContent).toContain('It shows us your level.');
    expect(lineOf('C1 5.1')).toContain('not practised yet');
    const list = within(screen.getByRole('region', { name: 'By objective' }));
    for (const line of list.getAllByRole('listitem'))
      expect(line.textContent).toMatch(/^[A-Z].+C[12] \d\.\d/);
  });

  it('has mastered an objective with three good jobs, the last of them days after the first', async () => {
    for (const daysAgo of [9, 3, 1]) await practised('no-link', 90, daysAgo);
    await seeProgress();
    await waitFor(() => expect(lineOf('C1 5.5')).toContain('mastered'));
  });

  it('reads what is still missing: one more job, and from when on it counts', async () => {
    for (const daysAgo of [2, 1]) await practised('no-link', 90, daysAgo);
    await seeProgress();
    await waitFor(() =>
      expect(lineOf('C1 5.5')).toMatch(
        /2 jobs · one more job with enough points · do one more on or after .+2 of 3/,
      ),
    );
  });

  it('is led to an easier job after two failures, and may watch an expert first', async () => {
    await practised('flashing-light', 30, 2);
    await practised('half-the-memory', 20, 1);
    const person = await seeProgress();
    const next = within(screen.getByRole('region', { name: 'What to practise next' }));
    expect(await next.findByText(/This one is a level easier/)).not.toBeNull();
    await person.click(next.getByRole('button', { name: 'Watch an expert first' }));
    expect(await screen.findByRole('heading', { name: 'An expert at work' })).not.toBeNull();
    const steps = within(screen.getByRole('region', { name: "The expert's path" })).getAllByRole('button');
    expect(steps.length).toBeGreaterThan(3);
    const third = steps[2];
    if (third === undefined) throw new Error('an expert takes more than two steps');
    await person.click(third);
    expect(third.getAttribute('aria-current')).toBe('step');
  });
});
