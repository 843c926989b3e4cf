import type { DeskCommand } from '../../../model/commands.ts';
import type { Condition } from '../../../model/condition.ts';
import type { DeskState } from '../../../model/state.ts';
import type { Voice } from '../../../model/voice.ts';
import type { WorldEffect } from '../../../world/effects.ts';
import { byServer, type HostPrinting } from '../../../world/host-printing.ts';
import { hostOf } from '../../../world/hosts.ts';
import type { Scene, TriageKey } from '../../desk-case.ts';
import { say as ask, begun, finished } from '../shared/expert-steps.ts';
import { wasAnswered } from '../shared/goals.ts';
import { computer } from '../shared/scene.ts';
import { linesOf } from '../shared/voice-lines.ts';
import { requesterVoice } from '../shared/voices.ts';
import { casesSolvedInACall, printerOf } from './printing-scene.ts';
import { OFFLINE_FOR_ONE } from './tk-32-story.ts';

type Truth = 'old-address' | 'stale-wsd' | 'wrong-default' | 'set-offline' | 'spooler-stopped';

/** The printer in somebody's home, which their laptop was told of. */
const HOME_PRINTERS = ['Linnet 210', 'Siskin Photo 6'];

/** An address of the printer's network that it had before. */
function formerAddress(scene: Scene): string {
  return printerOf(scene).address.replace(/\d+$/, scene.placement === 0 ? '14' : '17');
}

/** Printers of the requester's computer. */
function printing(scene: Scene, truth: Truth): HostPrinting {
  const { name } = printerOf(scene);
  const own = byServer(name);
  const address = formerAddress(scene);
  const home = HOME_PRINTERS[scene.placement] ?? '';
  switch (truth) {
    case 'old-address':
      return { printers: [{ ...own, port: { kind: 'tcp-ip', address } }], standard: name };
    case 'stale-wsd':
      return { printers: [{ ...own, port: { kind: 'wsd', address } }], standard: name };
    case 'wrong-default': {
      const atHome = {
        name: home,
        port: { kind: 'wsd', address: '192.168.1.30' },
        usesOffline: false,
      } as const;
      return { printers: [own, atHome], standard: home };
    }
    case 'set-offline':
      return { printers: [{ ...own, usesOffline: true }], standard: name };
    case 'spooler-stopped':
      return { printers: [own], standard: name };
  }
}

function effects(scene: Scene, truth: Truth): readonly WorldEffect[] {
  const { asset } = computer(scene);
  const services = (hostOf(scene.world, asset)?.services ?? []).map((service) =>
    service.name === 'Spooler' ? { ...service, state: 'stopped' as const } : service,
  );
  const change = {
    printing: printing(scene, truth),
    ...(truth === 'spooler-stopped' ? { services } : {}),
  };
  return [{ do: 'change-host', asset, change }];
}

function canPrint(scene: Scene): Condition {
  return { reading: 'can-print', subject: computer(scene).asset, is: ['yes'] };
}

function requester(scene: Scene, truth: Truth): Voice {
  const { say, tell, confirm } = linesOf('TK-32', 'requester');
  return requesterVoice('TK-32', scene, { patience: 5, skill: 1, mood: 0 }, [
    tell('which-printer', 'printer-shown', truth === 'wrong-default' ? 'home' : 'floor'),
    tell('who-else', 'others', 'only-me'),
    say('power-cycle', 'power-cycle', { mood: -1, patience: -1 }),
    say('what-changed', 'changed'),
    say('since-when', 'since'),
    say('how-urgent', 'urgent'),
    ...confirm(canPrint(scene)),
  ]);
}

const TRIAGE: TriageKey = {
  category: 'printing',
  subcategories: ['connection'],
  impact: 3,
  urgency: 2,
  isSecurityCase: false,
};

function mending(scene: Scene, truth: Truth): DeskCommand {
  const { asset } = computer(scene);
  switch (truth) {
    case 'old-address':
    case 'stale-wsd':
      return { kind: 'change-setting', asset, setting: 'printer-from-server' };
    case 'wrong-default':
      return { kind: 'change-setting', asset, setting: 'default-printer-here' };
    case 'set-offline':
      return { kind: 'change-setting', asset, setting: 'printer-online' };
    case 'spooler-stopped':
      return { kind: 'run-console', asset, line: 'net start Spooler' };
  }
}

/** Everybody else prints: so it looks at this one computer and leaves the printer alone. */
function expert(scene: Scene, truth: Truth): readonly DeskCommand[] {
  const { asset } = computer(scene);
  return [
    { kind: 'answer-call', contact: 'C1' },
    ask('C1', 'greeting', 'which-printer'),
    ...begun(scene, TRIAGE),
    ask('C1', 'who-else'),
    { kind: 'ask-remote-consent', contact: 'C1' },
    truth === 'spooler-stopped'
      ? { kind: 'run-console', asset, line: 'sc query Spooler' }
      : { kind: 'look', page: 'remote.printers', subject: asset },
    mending(scene, truth),
    ...finished(scene, 'C1', { code: 'solved-permanent', cause: truth, evidence: [1, 2, 3] }),
  ];
}

/** Others print on it: it was not switched off under their hands. */
function goals(scene: Scene, state: DeskState) {
  return [{ id: 'printer-left-on', met: !wasAnswered(scene, state, 'requester.power-cycle') }];
}

const TRUTHS: readonly Truth[] = [
  'old-address',
  'stale-wsd',
  'wrong-default',
  'set-offline',
  'spooler-stopped',
];

/** The truths of TK-32. */
export const TK_32_CASES = casesSolvedInACall(
  OFFLINE_FOR_ONE,
  TRUTHS,
  { triage: TRIAGE, goals, cured: canPrint },
  { effects, requester, expert },
);
