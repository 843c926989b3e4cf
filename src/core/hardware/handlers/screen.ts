import { isSystemUp, systemStart } from '../behaviour/boot.ts';
import { hasRecoveryKey, withEncryptionResumed } from '../behaviour/encryption.ts';
import { readPost } from '../behaviour/post.ts';
import { PROGRAM_S } from '../behaviour/programs.ts';
import {
  hasScreen,
  ON_A_DRIVE,
  offersPage,
  programsOn,
  reachesSystem,
  shownPage,
} from '../behaviour/screen.ts';
import { clockHeld } from '../behaviour/time.ts';
import { withAdapterFinding } from '../instruments/adapter-findings.ts';
import { foundEvent, withFinding } from '../instruments/findings.ts';
import { pageOutcome } from '../instruments/page-outcomes.ts';
import { findMachine } from '../machines/find-machine.ts';
import { settingsOf } from '../machines/settings.ts';
import { withMachine, withState } from '../model/changed.ts';
import type { LabState } from '../model/state.ts';
import { isFirmwarePage, type Page, type Program } from '../model/vocabulary.ts';
import { done, doneTo, type Outcome, refuse } from './change.ts';
import { changeMonitorSetting, isMonitorSetting } from './monitor.ts';

/** Opens a page and records its content as a finding. Opening a page of the system continues past a message that waits for F1. */
export function openPage(state: LabState, page: Page): Outcome {
  const { machine } = state;
  if (!hasScreen(machine)) return refuse('no-screen', 'monitor');
  const reached = systemStart(machine);
  if (!offersPage(reached, page)) return refuse('not-possible', 'monitor');
  const isSystemPage = !isFirmwarePage(page);
  // A firmware page is no system: leaving it for one starts the system, like the summary does.
  const starts = isSystemPage && !isSystemUp(machine);
  const noted = starts ? withFinding(state, 'start-system', reached) : state;
  if (isSystemPage && !reachesSystem(reached)) return done(noted, foundEvent('start-system', reached));
  const goodStarts = machine.goodStarts + (starts && reached === 'desktop' ? 1 : 0);
  const started = starts ? withEncryptionResumed(machine) : machine;
  const opened = withState(noted, { machine: withMachine(started, { page, goodStarts }) });
  const event = { kind: 'page-opened', page } as const;
  if (page === 'desktop') return done(opened, event, foundEvent('start-system', reached));
  const test = `page:${page}` as const;
  const outcome = pageOutcome(opened.machine, page);
  const read = withAdapterFinding(withFinding(opened, test, outcome, null, 'monitor'), page);
  const held = page === 'firmware-main' && clockHeld(machine);
  return held
    ? done(
        withFinding(read, 'clock-held', 'held'),
        event,
        foundEvent(test, outcome),
        foundEvent('clock-held', 'held'),
      )
    : done(read, event, foundEvent(test, outcome));
}

/** Changes a setting of the page that is open. */
export function changeSetting(state: LabState, setting: string, value: string): Outcome {
  if (isMonitorSetting(state, setting)) return changeMonitorSetting(state, setting, value);
  const { machine } = state;
  if (!hasScreen(machine)) return refuse('no-screen', 'monitor');
  const spec = settingsOf(machine.model).find(({ id }) => id === setting);
  if (spec === undefined) return refuse('unknown-target', setting);
  if (spec.page !== machine.page) return refuse('not-possible', setting);
  if (!spec.options.includes(value)) return refuse('unknown-target', value);
  const event = { kind: 'setting-changed', setting, value } as const;
  if (setting === 'clock')
    return doneTo(state, withMachine(machine, { clock: 'kept', clockHeldS: 0 }), event);
  if ((machine.settings[setting] ?? spec.options[0]) === value) return refuse('already', setting);
  return doneTo(state, withMachine(machine, { settings: { ...machine.settings, [setting]: value } }), event);
}

/** Starts a program; it runs in the background for its duration. */
export function runProgram(state: LabState, program: Program, target?: string): Outcome {
  const { machine } = state;
  if (!hasScreen(machine)) return refuse('no-screen', 'monitor');
  if (!programsOn(machine, shownPage(machine, readPost(machine))).includes(program))
    return refuse('not-possible', 'monitor');
  if (machine.programs.some((running) => running.program === program)) return refuse('already', 'monitor');
  if (program === 'enter-recovery-key' && !hasRecoveryKey(state.job)) return refuse('no-key', 'monitor');
  const drive = target ?? null;
  if (ON_A_DRIVE.includes(program)) {
    const kind = drive === null ? undefined : findMachine(machine.model).parts[drive]?.kind;
    if (drive === null || machine.parts[drive]?.socket == null)
      return refuse('unknown-target', drive ?? 'drive');
    if (kind !== 'hdd' && kind !== 'ssd-m2' && kind !== 'ssd-sata') return refuse('not-possible', drive);
  }
  const secondsLeft = PROGRAM_S[program];
  const programs = [...machine.programs, { program, target: drive, secondsLeft, secondsRun: 0 }];
  return doneTo(state, withMachine(machine, { programs }), {
    kind: 'program-started',
    program,
    seconds: secondsLeft,
  });
}
