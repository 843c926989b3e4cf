import type { Check } from '../../../../assessment/run-record.ts';
import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { DisposalBatch, OldLaptop } from '../../../world/disposals.ts';
import type { Scene, TicketCase, TicketSetting, TriageKey } from '../../desk-case.ts';
import { say as ask, begun } from '../shared/expert-steps.ts';
import { person } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { batchOf, OLD_LAPTOPS } from './tk-51-story.ts';

type Truth = 'one-held' | 'one-failing' | 'held-and-failing' | 'leased' | 'all-clear';

const TRUTHS: readonly Truth[] = ['one-held', 'one-failing', 'held-and-failing', 'leased', 'all-clear'];

const COUNT = 12;
/** Places in the list, by the place that was drawn: hard disks without encryption, what is held, what fails. */
const HARD_DISKS = [
  [1, 6, 9],
  [0, 4, 10],
] as const;
const HELD = [3, 7] as const;
const FAILING = [8, 2] as const;
const FIRST_ASSET = [4810, 4830] as const;

function laptops(scene: Scene, truth: Truth): readonly OldLaptop[] {
  const place = scene.placement === 0 ? 0 : 1;
  const isHeldBatch = truth === 'one-held' || truth === 'held-and-failing';
  const isFailingBatch = truth === 'one-failing' || truth === 'held-and-failing';
  return Array.from({ length: COUNT }, (_, index): OldLaptop => {
    const isHardDisk = HARD_DISKS[place].some((one) => one === index);
    return {
      asset: `LK-${FIRST_ASSET[place] + index}`,
      model: isHardDisk ? 'Tarn 14 G1' : 'Tarn 14 G2',
      drive: isHardDisk ? 'hdd' : 'ssd',
      isEncrypted: !isHardDisk,
      isFailing: isFailingBatch && index === FAILING[place],
      isHeld: isHeldBatch && index === HELD[place],
      erasedBy: null,
      route: null,
    };
  });
}

function batch(scene: Scene, truth: Truth): DisposalBatch {
  return {
    id: batchOf(scene),
    owner: truth === 'leased' ? 'lessor' : 'company',
    laptops: laptops(scene, truth),
  };
}

const at = (scene: Scene, reading: 'batch-route' | 'batch-hold', ...is: readonly string[]): Condition => ({
  reading,
  subject: batchOf(scene),
  is,
});

const TOLD = 'requester.outcome';

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-51', 'requester');
  return requesterVoice('TK-51', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('where-from', 'bought', truth === 'leased' ? 'leased' : 'bought'),
    say('whose-data', 'whose-data'),
    truth === 'leased' ? say('tell-outcome', 'outcome.leased') : say('tell-outcome', 'outcome.school'),
    say('how-urgent', 'urgent'),
    say('what-changed', 'changed'),
    say('who-else', 'others'),
    ...confirm(at(scene, 'batch-route', 'settled')),
  ]);
}

function setting(scene: Scene, truth: Truth): TicketSetting {
  return {
    effects: [{ do: 'put-disposal', batch: batch(scene, truth) }],
    voices: [requester(scene, truth)],
    trouble: null,
    number: null,
  };
}

const TRIAGE: TriageKey = {
  category: 'request',
  subcategories: ['disposal-of-equipment', 'hardware'],
  impact: 3,
  urgency: 3,
  isSecurityCase: false,
};

/** Every laptop by the method that fits its drive, and to where it may go; what is held stays as it is. */
function disposed(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const id = batchOf(scene);
  const all = laptops(scene, truth);
  const assetsOf = (wanted: (one: OldLaptop) => boolean): readonly string[] =>
    all.filter(wanted).map(({ asset }) => asset);
  const free = ({ isHeld, isFailing }: OldLaptop): boolean => !isHeld && !isFailing;
  const held = assetsOf(({ isHeld }) => isHeld);
  const failing = assetsOf(({ isFailing }) => isFailing);
  const erase = (
    assets: readonly string[],
    method: 'crypto-erase' | 'overwrite' | 'destroy',
  ): DeskCommand => ({
    kind: 'erase-devices',
    batch: id,
    assets,
    method,
  });
  const route = (assets: readonly string[], to: 'donate' | 'recycle' | 'return' | 'hold'): DeskCommand => ({
    kind: 'route-devices',
    batch: id,
    assets,
    route: to,
  });
  return [
    ...(held.length > 0 ? [route(held, 'hold')] : []),
    erase(
      assetsOf((one) => free(one) && one.drive === 'ssd'),
      'crypto-erase',
    ),
    erase(
      assetsOf((one) => free(one) && one.drive === 'hdd'),
      'overwrite',
    ),
    ...(failing.length > 0 ? [erase(failing, 'destroy'), route(failing, 'recycle')] : []),
    route(assetsOf(free), truth === 'leased' ? 'return' : 'donate'),
  ];
}

function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const ticket = scene.number;
  return [
    { kind: 'open-ticket', ticket },
    ...begun(scene, TRIAGE),
    { kind: 'look', page: 'devices.disposal', subject: batchOf(scene) },
    { kind: 'dial', ticket, number: person(scene).phone },
    ask('C1', 'greeting', 'where-from'),
    ask('C1', 'tell-outcome'),
    ask('C1', 'please-wait'),
    ...disposed(scene, truth),
    ask('C1', 'try-again'),
    ask('C1', 'may-close', 'thanks', 'goodbye'),
    { kind: 'end-call', contact: 'C1' },
    {
      kind: 'resolve',
      ticket,
      code: truth === 'leased' ? 'rejected' : 'request-fulfilled',
      cause: truth,
      evidence: [1, 2],
    },
  ];
}

function goals(scene: Scene, state: DeskState): readonly Check[] {
  const said = state.tickets.find(({ record }) => record.number === scene.number)?.said ?? [];
  const isPretence = state.acts.some(
    ({ act, subject }) =>
      subject === batchOf(scene) && (act === 'erase-quick-format' || act === 'erase-degauss'),
  );
  return [
    { id: 'outcome-told', met: said.some((line) => line.startsWith(TOLD)) },
    { id: 'fitting-methods', met: !isPretence },
  ];
}

/** The truths of TK-51. */
export const TK_51_CASES: readonly TicketCase[] = TRUTHS.map((truth) => ({
  id: `TK-51-${truth}`,
  story: OLD_LAPTOPS,
  truth,
  placements: 2,
  parMinutes: 30,
  triage: TRIAGE,
  setting: (scene) => setting(scene, truth),
  // A gift of what belongs to somebody else is declined.
  rightEnd: { kind: 'resolved', codes: truth === 'leased' ? ['rejected'] : ['request-fulfilled'] },
  cured: (scene) => at(scene, 'batch-route', 'settled'),
  goals,
  gates: (scene) => [
    { id: 'hold-broken', when: at(scene, 'batch-hold', 'broken') },
    { id: 'given-with-data', when: at(scene, 'batch-route', 'given-with-data') },
  ],
  expert: (scene) => expert(scene, truth),
}));
