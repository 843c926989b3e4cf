import { findMachine } from '../../machines/find-machine.ts';
import type { LabCommand } from '../../model/commands.ts';
import type { MachineState } from '../../model/state.ts';
import { isFirmwarePage, PAGES, type Page, PROGRAMS, type Program } from '../../model/vocabulary.ts';
import { coverOfName } from '../../projection/sight.ts';
import { FIXED } from './fixed.ts';
import { LOOKS, PAGE_OUTCOMES, PROGRAM_OUTCOMES } from './outcomes.ts';
import { BOARD, DC, type DiagnosticTest, inspect, POWER, probed, type SetUp, tool } from './row.ts';
import { type TestSubject, testSubject } from './test-id.ts';

/**
 * The catalogue of diagnostic tests. Every reading becomes a finding: `test` is what was examined, `outcome` what it showed.
 * Likelihood tables of stories use these ids and list only the differences; the client has a text for each.
 */

/** Tests with a fixed id. */
export type FixedTest = keyof typeof FIXED;

/** An outcome as a type; `beeps-*` matches any text with that prefix. */
type Spelled<Outcome extends string> = Outcome extends `${infer Start}*` ? `${Start}${string}` : Outcome;

/** The possible outcomes of a test. */
export type OutcomeOf<Id extends TestId> = Id extends FixedTest
  ? Spelled<(typeof FIXED)[Id]['outcomes'][number]>
  : string;

/** Tests whose id contains the name of their subject. */
type AnyOf =
  | `${'look' | 'look-under' | 'tug' | 'photo' | 'scope' | 'ask' | 'without'}:${string}`
  | `try:${string}`
  | `run:${Program}@${string}`
  | `page:${Page}`
  | `run:${Program}`
  | `swap-${string}`
  | `measure-${string}`;

export type TestId = FixedTest | AnyOf;

/** Programs that start only from the boot stick, so they need no desktop. */
const STARTED_FROM_STICK: readonly Program[] = ['memtest'];

function behindPanel(machine: MachineState, name: string): readonly SetUp[] {
  return coverOfName(machine, name) === null ? [] : ['panel'];
}

/** The spare monitor in the place of the machine's own, with both leads. */
const SWAP_MONITOR: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-monitor-far' },
  { kind: 'unplug-cable', target: 'cable-monitor-mains' },
  { kind: 'lift-part', target: 'monitor' },
  { kind: 'take-spare', spare: 'monitor' },
  { kind: 'place-part', target: 'spare-monitor', socket: 'desk-monitor' },
  { kind: 'seat-part', target: 'spare-monitor', end: 'edge' },
  { kind: 'plug-cable', target: 'cable-monitor-mains' },
  { kind: 'plug-cable', target: 'cable-monitor-far' },
];

/** The inspection of a target. A socket has to be empty and lit. */
function look(machine: MachineState, target: string): DiagnosticTest {
  const accepts = findMachine(machine.model).sockets[target]?.accepts;
  const setups: readonly SetUp[] = [
    ...behindPanel(machine, target),
    ...(accepts === 'dimm' ? (['module'] as const) : []),
    ...(accepts === 'cpu' ? (['cooler'] as const) : []),
  ];
  return {
    readBy: [accepts === undefined ? inspect(target) : tool('flashlight', target)],
    setups,
    outcomes: LOOKS,
  };
}

function isFixed(id: string): id is FixedTest {
  return Object.hasOwn(FIXED, id);
}

/** The test of a page of the firmware or the system; null for an unknown page. */
function readPage(id: string): DiagnosticTest | null {
  const page = PAGES.find((one) => one === id);
  if (page === undefined) return null;
  return {
    readBy: [{ kind: 'open-page', page }],
    setups: isFirmwarePage(page) ? ['start'] : ['start', 'desktop'],
    outcomes: PAGE_OUTCOMES[page],
  };
}

/** The test that a program makes; null for an unknown program. */
function runProgram(id: string): DiagnosticTest | null {
  const program = PROGRAMS.find((one) => one === id);
  if (program === undefined) return null;
  const loads = program === 'load-test' || program === 'soak-test';
  return {
    readBy: [{ kind: 'run-program', program }],
    setups: STARTED_FROM_STICK.includes(program)
      ? ['start']
      : ['start', 'desktop', ...(loads ? (['load'] as const) : [])],
    outcomes: PROGRAM_OUTCOMES[program],
  };
}

/** A test of the catalogue on a machine in its state at arrival, closed; null for an unknown id. */
export function diagnosticTest(id: string, machine: MachineState): DiagnosticTest | null {
  const subject = testSubject(id);
  switch (subject.family) {
    case 'fixed':
      return isFixed(id) ? FIXED[id] : null;
    case 'look':
      return look(machine, subject.target);
    case 'look-under':
      return {
        readBy: [inspect(subject.target)],
        setups: ['cooler-off'],
        outcomes: ['normal', 'film-on', 'paste-*', 'pads-smeared'],
      };
    case 'tug':
      return {
        readBy: [tool('tug', subject.target)],
        reachSeconds: 15,
        setups: behindPanel(machine, subject.target),
        outcomes: ['firm', 'loose'],
      };
    case 'photo':
      return {
        readBy: [tool('photo', subject.target)],
        setups: behindPanel(machine, subject.target),
        outcomes: ['taken'],
      };
    case 'scope':
      return {
        readBy: [tool('scope', subject.target)],
        setups: ['panel', 'start'],
        outcomes: ['clean', 'ripple'],
      };
    case 'ask':
      // The outcome is the answer's id.
      return {
        readBy: [{ kind: 'ask-customer', question: subject.question }],
        setups: [],
        outcomes: ['*'],
      };
    case 'try':
      // A start with one module, or with half of them, until its LED or code shows.
      return {
        readBy: [POWER, { kind: 'wait', seconds: 45 }],
        setups: ['panel', 'alone'],
        outcomes: ['answers', 'fails'],
      };
    case 'without':
      // Half-split: a start with one device unplugged, after one that failed.
      return {
        readBy: [POWER],
        reachSeconds: 60,
        setups: behindPanel(machine, subject.target),
        outcomes: ['starts', 'same'],
      };
    case 'page':
      return readPage(subject.page);
    case 'run':
      return runProgram(subject.program);
    case 'measure':
      return probed(DC, ['conn-atx24.3', `${subject.point}.1`], BOARD);
    case 'swap':
      // An adapter shows on the network page what any other part shows at a start.
      if (/-nic$/.test(subject.part))
        return {
          readBy: [{ kind: 'open-page', page: 'network' }],
          setups: ['start', 'desktop'],
          outcomes: ['cured', 'same'],
        };
      // A monitor shows it at once, on the running machine.
      if (subject.part === 'monitor')
        return { readBy: SWAP_MONITOR, setups: ['start'], outcomes: ['cured', 'same'] };
      // A start with a borrowed or bought part.
      return { readBy: [POWER], setups: ['panel'], outcomes: ['cured', 'same'] };
  }
}

/**
 * Families of tests that are begun by one command and read by a later one: a program, or a start with one module alone or with a
 * known-good part in the place of a suspect.
 */
const READ_LATER: ReadonlySet<TestSubject['family']> = new Set(['run', 'try', 'swap', 'without']);

export function isReadLater(id: string): boolean {
  return READ_LATER.has(testSubject(id).family);
}

/** Whether a test can have an outcome. */
export function hasOutcome({ outcomes }: DiagnosticTest, outcome: string): boolean {
  return outcomes.some((one) => (one.endsWith('*') ? outcome.startsWith(one.slice(0, -1)) : one === outcome));
}
