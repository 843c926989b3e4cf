import type { LabCommand } from '../../../model/commands.ts';
import type { LabView } from '../../../model/view.ts';
import { ask, inspect, START } from '../../procedures.ts';
import { closing, type ExpertNote, outcomeOf, theory } from '../expert-plan.ts';

/**
 * Starts the machine, reads its address, and follows what that says: a setting, the network behind the wall, or a connection
 * that is looked at, then tested piece by piece.
 */
export function findNoLink(view: LabView): readonly LabCommand[] {
  return [...ask('since-when', 'changed'), ...START, page('ipconfig'), ...afterAddress(view)];
}

function page(name: 'desktop' | 'network' | 'ipconfig' | 'ping-gateway'): LabCommand {
  return { kind: 'open-page', page: name };
}

function afterAddress(view: LabView): readonly LabCommand[] {
  switch (outcomeOf(view, 'page:ipconfig')) {
    case null:
      return [];
    case 'no-adapter':
      return changed(view, 'network-adapter', 'on', { cause: 'adapter-off', prevention: 'lock-adapter' });
    case 'static':
      return changed(view, 'ip-address', 'dhcp', { cause: 'address-static', prevention: 'lock-adapter' });
    case 'apipa':
      return [page('network'), ...passedOn(view, 'wall-no-dhcp', ['page:ipconfig'])];
    default:
      return [...inspect('cable-lan', 'wall-lan'), ...afterPlugs(view)];
  }
}

/** The network answers again, by its link and by the gateway. */
function repaired(
  view: LabView,
  repair: readonly LabCommand[],
  note: Omit<ExpertNote, 'symptom' | 'verification'>,
): readonly LabCommand[] {
  return [
    theory(note.cause, 95),
    ...repair,
    page('desktop'),
    page('network'),
    page('ping-gateway'),
    ...closing(view, {
      ...note,
      symptom: 'no-network',
      verification: ['page:network', 'page:ping-gateway'],
    }),
  ];
}

function changed(
  view: LabView,
  setting: string,
  value: string,
  note: Pick<ExpertNote, 'cause' | 'prevention'>,
): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [page('network'), { kind: 'change-setting', setting, value }];
  return repaired(view, repair, {
    ...note,
    evidence: ['page:ipconfig'],
    action: 'change-setting',
    part: null,
  });
}

function afterPlugs(view: LabView): readonly LabCommand[] {
  const looks = { 'look:cable-lan': 'cable-lan', 'look:wall-lan': 'cable-lan-far' };
  const [look, loose] = Object.entries(looks).find(([test]) => outcomeOf(view, test) === 'plug-proud') ?? [];
  if (look === undefined || loose === undefined) return testTheLead(view);
  return repaired(view, [{ kind: 'plug-cable', target: loose }], {
    cause: 'lan-plug-loose',
    evidence: [look],
    action: 'plug-cable',
    part: loose,
    prevention: 'route-lead',
  });
}

const LEAD_OFF: readonly LabCommand[] = [
  { kind: 'unplug-cable', target: 'cable-lan' },
  { kind: 'unplug-cable', target: 'cable-lan-far' },
];

const LEAD_ON: readonly LabCommand[] = [
  { kind: 'plug-cable', target: 'cable-lan' },
  { kind: 'plug-cable', target: 'cable-lan-far' },
];

function testTheLead(view: LabView): readonly LabCommand[] {
  if (outcomeOf(view, 'look:wall-lan') === null) return [];
  const lead = outcomeOf(view, 'cable-tester');
  return [
    ...LEAD_OFF,
    { kind: 'use-tool', tool: 'cable-tester', target: 'cable-lan' },
    ...(lead === null ? [] : lead === 'open' ? replaceLead(view) : testThePort(view)),
  ];
}

function replaceLead(view: LabView): readonly LabCommand[] {
  const repair: readonly LabCommand[] = [
    { kind: 'order-part', sku: 'patch-lead' },
    { kind: 'plug-cable', target: 'cable-lan-spare' },
    { kind: 'plug-cable', target: 'cable-lan-spare-far' },
  ];
  return repaired(view, repair, {
    cause: 'lead-open',
    evidence: ['cable-tester'],
    action: 'plug-cable',
    part: 'cable-lan-spare',
    prevention: 'route-lead',
  });
}

function testThePort(view: LabView): readonly LabCommand[] {
  const port = outcomeOf(view, 'loopback');
  const tested: LabCommand = { kind: 'use-tool', tool: 'loopback-plug', target: 'port-lan' };
  if (port === null) return [tested];
  const cause = port === 'link' ? 'wall-unpatched' : 'port-damaged';
  const evidence = port === 'link' ? ['page:ipconfig', 'cable-tester', 'loopback'] : ['loopback'];
  return [tested, ...LEAD_ON, ...passedOn(view, cause, evidence)];
}

/** Hands a fault that is beyond the bench over, with what was read. */
function passedOn(
  view: LabView,
  cause: 'wall-unpatched' | 'wall-no-dhcp' | 'port-damaged',
  evidence: readonly string[],
): readonly LabCommand[] {
  const isPort = cause === 'port-damaged';
  return [
    theory(cause, 95),
    { kind: 'escalate', to: isPort ? 'warranty' : 'network-team' },
    ...closing(view, {
      symptom: 'no-network',
      cause,
      evidence,
      action: 'escalate',
      part: isPort ? 'motherboard' : null,
      verification: evidence.slice(-2),
      prevention: isPort ? 'route-lead' : 'label-socket',
    }),
  ];
}
