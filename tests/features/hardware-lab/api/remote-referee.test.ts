import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RunRequest } from '../../../../src/core/contracts/runs.ts';
import type { LabCommand } from '../../../../src/core/hardware/model/commands.ts';
import { seedKnownRun } from '../../../support/known-bench.ts';
import { network, restoreNetwork } from '../../../support/network.ts';
import { forgetModules } from '../../../support/new-page.ts';
import { idOf } from '../../../support/people.ts';
import { sessionOf, withBackend } from '../../../support/product.tsx';

const OFF: LabCommand = { kind: 'unclip-strap' };
const ON: LabCommand = { kind: 'wear-strap' };
const ASHA = idOf('ace');

const backend = withBackend();
const closings: (() => Promise<unknown>)[] = [];

/** A page of the product as Asha has just loaded it: nothing but her session is known. */
async function openPage(change: (session: { access_token: string }) => object = (session) => session) {
  const session = change(await sessionOf(backend(), 'ace'));
  window.localStorage.setItem('benchready-session', JSON.stringify(session));
  forgetModules();
  const { getAuth } = await import('../../../../src/lib/auth.ts');
  closings.push(async () => (await getAuth()).dispose());
  const { joinRun } = await import('../../../../src/runs/api/join-run.ts');
  const { finishRun } = await import('../../../../src/runs/api/remote-referee.ts');
  const { openLabStore } = await import('../../../../src/features/hardware-lab/store.ts');
  const queries = await import('../../../../src/runs/api/runs.queries.ts');
  const { reviewRun } = await import('../../../../src/runs/api/practice-calls.ts');
  const read = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { LAB_CLIENT } = await import('../../../../src/features/hardware-lab/api/lab-client.ts');
  return {
    joinRun: (wish: RunRequest = {}) => joinRun(LAB_CLIENT, { wish }),
    finishRun: (id: string) => finishRun(LAB_CLIENT, id),
    openLabStore,
    readRuns: () => read.fetchQuery({ ...queries.testsQuery(LAB_CLIENT.simulation, ASHA), staleTime: 0 }),
    review: (id: string) => reviewRun(LAB_CLIENT, 'testing', id),
  };
}

const logged = async (): Promise<readonly LabCommand[]> =>
  (await backend().sql<{ command: LabCommand }>('select command from run_commands order by seq')).map(
    ({ command }) => command,
  );

beforeEach(() => seedKnownRun(backend(), ASHA));
afterEach(async () => {
  restoreNetwork();
  vi.restoreAllMocks();
  for (const close of closings.splice(0)) await close();
  await backend().sql('delete from simulation_runs');
});

describe('a test in the lab', () => {
  test('is refereed command by command, in the order in which they were given', async () => {
    const page = await openPage();
    const store = await page.openLabStore((await page.joinRun()).referee);
    const requests = network(/run-command/);
    expect(await Promise.all([OFF, ON, OFF].map((command) => store.send(command)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(store.read()).toMatchObject({ view: { strap: 'off' }, commands: [OFF, ON, OFF] });
    expect(requests.seen).toHaveLength(3);
    expect(await logged()).toEqual([OFF, ON, OFF]);
  });

  test('continues after a reload where it was left, with its log', async () => {
    const first = await (await openPage()).joinRun();
    await first.referee.send(OFF);
    const page = await openPage();
    const { run, isResumed, referee } = await page.joinRun({ difficulty: 5 });
    expect({ id: run.id, isResumed }).toEqual({ id: first.run.id, isResumed: true });
    const store = await page.openLabStore(referee);
    expect(store.read()).toMatchObject({
      view: { strap: 'off' },
      commands: [OFF],
      log: [{ kind: 'done', events: [{ kind: 'strap-unclipped' }] }],
    });
    expect(await store.send(ON)).toBe(true);
    expect((await referee.open()).verdict).toMatchObject({
      kind: 'begun',
      log: [{ command: OFF }, { command: ON }],
    });
  });

  test('ends with a report, and is in the history with all that is needed to replay it', async () => {
    const page = await openPage();
    const { run, referee } = await page.joinRun();
    await referee.send(OFF);
    expect(await page.readRuns()).toMatchObject([
      { id: run.id, status: 'open', story: null, score: null, objectives: [] },
    ]);
    await expect(page.review(run.id)).rejects.toMatchObject({ name: 'FunctionError', status: 409 });

    const report = await referee.finish();
    expect(await referee.finish()).toEqual(report);
    await expect(referee.send(ON)).rejects.toMatchObject({ name: 'RunOverError' });
    expect(await page.readRuns()).toMatchObject([
      {
        id: run.id,
        status: 'finished',
        story: report?.story,
        score: report?.score,
        objectives: report?.objectives,
      },
    ]);
    const { recording, report: reviewed } = await page.review(run.id);
    expect(reviewed).toEqual(report);
    expect(recording).toMatchObject({ start: { mode: 'testing' }, commands: [OFF] });
    expect(recording?.expert).toBeInstanceOf(Array);
  });

  test('is listed without a replay when it was judged by other rules', async () => {
    const page = await openPage();
    const { run, referee } = await page.joinRun();
    const score = (await referee.finish())?.score;
    await backend().sql("update simulation_runs set rules_version = 'lab-0', report = '{}'");
    expect(await page.review(run.id)).toMatchObject({ recording: null });
    expect(await page.readRuns()).toMatchObject([{ score, story: null, objectives: [] }]);
  });
});

describe('when the network fails', () => {
  test('and an answer is lost, the command is sent again and done once', async () => {
    const { referee } = await (await openPage()).joinRun();
    const cut = network(/run-command/, 'answer lost');
    const sent = referee.send(OFF);
    await waitFor(() => expect(cut.seen).toHaveLength(1));
    cut.heal();
    expect(await sent).toMatchObject({
      seq: 1,
      verdict: { kind: 'done', events: [{ kind: 'strap-unclipped' }] },
    });
    expect(cut.seen).toHaveLength(2);
    expect(await logged()).toEqual([OFF]);
  });

  test('and the server answers 503, it is asked again', async () => {
    const { referee } = await (await openPage()).joinRun();
    const cut = network(/run-command/, { status: 503, body: { error: 'The edge functions are starting.' } });
    const sent = referee.send(OFF);
    await waitFor(() => expect(cut.seen).toHaveLength(1));
    cut.heal();
    expect(await sent).toMatchObject({ seq: 1 });
  });

  test('and the device is offline, that is reported at once, nothing is lost and the run continues later', async () => {
    const page = await openPage();
    const { referee } = await page.joinRun();
    const store = await page.openLabStore(referee);
    await store.send(OFF);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = network(/run-command/, 'offline');
    expect(await store.send(ON)).toBe(false);
    expect(store.read()).toMatchObject({ trouble: 'offline', view: { strap: 'off' }, commands: [OFF] });
    expect(cut.seen).toHaveLength(1);
    cut.heal();
    expect(await store.send(ON)).toBe(true);
    expect(store.read()).toMatchObject({ trouble: null, view: { strap: 'worn' }, commands: [OFF, ON] });
  });

  test('and the last command did arrive after all, the next one shows that instead of being done', async () => {
    const page = await openPage();
    const store = await page.openLabStore((await page.joinRun()).referee);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = network(/run-command/, 'answer lost');
    expect(await store.send(OFF)).toBe(false);
    cut.heal();
    expect(await store.send({ kind: 'wait', seconds: 60 })).toBe(false);
    expect(store.read()).toMatchObject({ overtaken: true, view: { strap: 'off' }, commands: [OFF] });
    expect(await store.send({ kind: 'wait', seconds: 60 })).toBe(true);
  });

  test('during the end of a run, ending it again gives the same report', async () => {
    const { referee } = await (await openPage()).joinRun();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cut = network(/run-command/, 'answer lost');
    await expect(referee.finish()).rejects.toMatchObject({ name: 'FunctionError', reason: 'unreachable' });
    cut.heal();
    expect(await referee.finish()).toMatchObject({ steps: 0 });
  });
});

describe('a session that ran out in the middle of a run', () => {
  const brokenToken = (session: { access_token: string }) => ({
    ...session,
    access_token: `${session.access_token.slice(0, -8)}AAAAAAAA`,
  });

  test('is renewed, and the command is sent once again', async () => {
    await (await openPage()).joinRun();
    const page = await openPage(brokenToken);
    const renewals = network(/grant_type=refresh_token/);
    const { isResumed, referee } = await page.joinRun();
    expect(isResumed).toBe(true);
    expect(renewals.seen).toHaveLength(1);
    await referee.send(OFF);
    expect(await logged()).toEqual([OFF]);
  });

  test('is renewed between two commands and before the end: nothing is lost, nothing is done twice', async () => {
    const page = await openPage();
    const store = await page.openLabStore((await page.joinRun()).referee);
    await store.send(OFF);
    const breakToken = (): void => {
      const session = brokenToken(JSON.parse(window.localStorage.getItem('benchready-session') ?? ''));
      window.localStorage.setItem('benchready-session', JSON.stringify(session));
    };
    const calls = network(/run-command|grant_type=refresh_token/);
    const seen = () => calls.seen.map((call) => /run-command|refresh_token/.exec(call)?.[0]);
    breakToken();
    expect(await Promise.all([store.send(ON), store.send(OFF)])).toEqual([true, true]);
    expect(seen()).toEqual(['run-command', 'refresh_token', 'run-command', 'run-command']);
    expect(store.read()).toMatchObject({ trouble: null, view: { strap: 'off' }, commands: [OFF, ON, OFF] });
    breakToken();
    expect(await store.finish()).toMatchObject({ steps: 3 });
    expect(seen().slice(4)).toEqual(['run-command', 'refresh_token', 'run-command']);
    expect(await logged()).toEqual([OFF, ON, OFF]);
  });

  test('and cannot be renewed is reported, and the run waits for the person', async () => {
    const first = await (await openPage()).joinRun();
    await first.referee.send(OFF);
    const gone = await openPage((session) => ({ ...brokenToken(session), refresh_token: 'gone' }));
    await expect(gone.joinRun()).rejects.toMatchObject({ name: 'FunctionError', status: 401 });
    const { run, isResumed } = await (await openPage()).joinRun();
    expect({ id: run.id, isResumed }).toEqual({ id: first.run.id, isResumed: true });
  });
});

describe('the same run in two tabs', () => {
  test('is one run: the late tab sees what the other did, and continues from there', async () => {
    const one = (await (await openPage()).joinRun()).referee;
    const otherPage = await openPage();
    const other = await otherPage.openLabStore((await otherPage.joinRun()).referee);
    await one.send(OFF);
    expect(await other.send({ kind: 'wait', seconds: 60 })).toBe(false);
    expect(other.read()).toMatchObject({ overtaken: true, view: { strap: 'off' }, commands: [OFF] });
    expect(await other.send(ON)).toBe(true);
    expect(await one.send(OFF)).toMatchObject({ seq: 2, verdict: { kind: 'overtaken' } });
    expect(await logged()).toEqual([OFF, ON]);
  });

  test('is over in both when one ends it', async () => {
    const one = (await (await openPage()).joinRun()).referee;
    const other = (await (await openPage()).joinRun()).referee;
    const report = await one.finish();
    await expect(other.send(OFF)).rejects.toMatchObject({ name: 'RunOverError' });
    expect(await other.finish()).toEqual(report);
  });
});

describe('a run whose time ran out', () => {
  const TIME_IS_UP = `update simulation_runs
    set started_at = started_at - interval '1 day', expires_at = now() - interval '1 second'`;

  test('ends on the open page with its report', async () => {
    const page = await openPage();
    const store = await page.openLabStore((await page.joinRun()).referee);
    await store.send(OFF);
    await backend().sql(TIME_IS_UP);
    expect(await store.send(ON)).toBe(false);
    await waitFor(() => expect(store.read().report).toMatchObject({ steps: 1 }));
  });

  test('with no page open is listed as lapsed, and scored when somebody asks', async () => {
    const page = await openPage();
    const { run } = await page.joinRun();
    await backend().sql(TIME_IS_UP);
    expect(await page.readRuns()).toMatchObject([{ status: 'lapsed', score: null }]);
    const report = await page.finishRun(run.id);
    expect(await page.readRuns()).toMatchObject([{ status: 'expired', score: report?.score }]);
  });
});

test('a run begun before an update of the rules reports that it cannot continue', async () => {
  const page = await openPage();
  const { referee } = await page.joinRun();
  const store = await page.openLabStore(referee);
  await backend().sql("update simulation_runs set rules_version = 'lab-0'");
  expect(await store.send(OFF)).toBe(false);
  await waitFor(() => expect(store.read().trouble).toBe('void'));
  await expect(referee.finish()).rejects.toMatchObject({ name: 'RunVoidError' });
});

test('a person whose plan does not include it gets the reason', async () => {
  const page = await openPage();
  await backend().sql('delete from simulation_runs');
  await backend().sql(
    'update subscriptions set plan_id = (select id from plans where name = $1) where user_id = $2',
    ['Expert Plan', ASHA],
  );
  await expect(page.joinRun()).rejects.toMatchObject({ status: 403, details: 'plan-without-testing' });
});
