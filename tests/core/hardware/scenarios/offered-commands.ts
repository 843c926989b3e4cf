import { BOOT_STICK, STICK_PORT } from '../../../../src/core/hardware/behaviour/boot-stick.ts';
import { findMachine } from '../../../../src/core/hardware/machines/find-machine.ts';
import { type LabCommand, LONGEST_WAIT_S } from '../../../../src/core/hardware/model/commands.ts';
import type { CableView, LabView } from '../../../../src/core/hardware/model/view.ts';
import { METER_RANGES, type MeterFunction, TOOLS } from '../../../../src/core/hardware/model/vocabulary.ts';
import { actionsOf } from '../../../../src/core/hardware/projection/actions.ts';
import { outlineTargets } from '../outline-targets.ts';

/** Everything that can be pointed at in a view: what the outline lists. */
function targetsOf(view: LabView): readonly string[] {
  return [
    ...new Set([
      ...outlineTargets(view),
      ...Object.keys(view.connectors),
      ...Object.keys(view.leds),
      ...findMachine(view.model).controls,
    ]),
  ];
}

/** Commands of the menus beside the bench: the job card, the stock, the screen. */
function menuCommands({ job, screen, site, model }: LabView): readonly LabCommand[] {
  const commands: LabCommand[] = [
    ...([{ kind: 'read-asset' }, { kind: 'listen' }, { kind: 'sniff' }, { kind: 'close-job' }] as const),
    ...job.questions.map(({ id }): LabCommand => ({ kind: 'ask-customer', question: id })),
    ...job.manualSections.map((section): LabCommand => ({ kind: 'open-manual', section })),
    ...job.escalations.map((to): LabCommand => ({ kind: 'escalate', to })),
    ...job.spares.map(({ sku }): LabCommand => ({ kind: 'take-spare', spare: sku })),
    ...job.spares
      .filter(({ out }) => out)
      .map(({ item }): LabCommand => ({ kind: 'return-spare', part: item })),
    ...job.shop.map(({ sku }): LabCommand => ({ kind: 'order-part', sku })),
    { kind: 'use-tool', tool: BOOT_STICK, target: STICK_PORT },
    { kind: 'set-switch', target: 'strip-switch', position: site.strip === 'on' ? 'off' : 'on' },
  ];
  if (site.selector !== null)
    commands.push({
      kind: 'set-switch',
      target: 'mains-selector',
      position: site.selector === '115' ? '230' : '115',
    });
  for (const button of findMachine(model).controls.filter(
    (id) => id.endsWith('-button') && id !== 'power-button',
  ))
    commands.push({ kind: 'press-button', target: button });
  for (const { id, kind, options } of screen.controls) {
    if (kind === 'page') commands.push({ kind: 'open-page', page: id } as LabCommand);
    if (kind === 'program') commands.push({ kind: 'run-program', program: id } as LabCommand);
    for (const value of kind === 'setting' ? (options ?? []) : [])
      commands.push({ kind: 'change-setting', setting: id, value });
  }
  return commands;
}

/** Every plug of every cable: the outline lists each end on its own, under its cable. */
function plugsOf({ cables }: LabView): readonly CableView['ends'][number][] {
  return Object.values(cables).flatMap(({ ends }) => ends);
}

/** What the outline offers for the plugs that no cable is named after, and for plugs that are half in. */
function plugCommands(view: LabView): readonly LabCommand[] {
  return plugsOf(view).flatMap(({ id, plug }): readonly LabCommand[] => {
    const isFar = view.cables[id] === undefined;
    if (plug === 'latched') return isFar ? [{ kind: 'unplug-cable', target: id }] : [];
    return [
      ...(isFar ? [{ kind: 'plug-cable', target: id } as const] : []),
      ...(plug === 'partial' ? [{ kind: 'unplug-cable', target: id } as const] : []),
    ];
  });
}

/** All that a random player picks from: each thing of the view with what can be done to it, and the menus. */
export function offeredCommands(view: LabView): readonly LabCommand[] {
  const commands: LabCommand[] = [];
  for (const target of targetsOf(view)) commands.push(...actionsOf(view, target));
  commands.push(...plugCommands(view), ...menuCommands(view));
  return commands;
}

function isAmongOffers(view: LabView, command: LabCommand): boolean {
  const wanted = JSON.stringify(command);
  return offeredCommands(view).some(
    (offer) => offer.kind === command.kind && JSON.stringify(offer) === wanted,
  );
}

/** The connector or plug of a pin's name, `conn-atx24.9`. */
function holderOf(pin: string): string {
  return pin.split('.')[0] ?? pin;
}

/** Whether somebody who has the outline and the menus alone could send a command. */
export function isOffered(view: LabView, command: LabCommand): boolean {
  const targets = targetsOf(view);
  switch (command.kind) {
    case 'wait-for-event':
      return true;
    case 'wait':
      return command.seconds <= LONGEST_WAIT_S;
    case 'state-theory':
      return view.job.hypotheses.includes(command.hypothesis);
    case 'write-note': {
      const { symptoms, preventions } = view.job.noteChoices;
      const lines = view.findings.map(({ id }) => id);
      return (
        symptoms.includes(command.symptom) &&
        view.job.hypotheses.includes(command.cause) &&
        preventions.includes(command.prevention) &&
        [...command.evidence, ...command.verification].every((id) => lines.includes(id))
      );
    }
    case 'set-meter':
      return METER_RANGES[command.function satisfies MeterFunction].includes(command.range);
    case 'probe':
      return [command.black, command.red].every(
        (pin) => holderOf(pin) === 'chassis' || targets.includes(holderOf(pin)),
      );
    case 'use-tool':
      return (
        TOOLS.includes(command.tool) &&
        (targets.includes(command.target) || targets.includes(holderOf(command.target)))
      );
    case 'set-switch':
    case 'press-button':
      return targets.includes(command.target) || isAmongOffers(view, command);
    case 'inspect':
    case 'discard':
      return targets.includes(command.kind === 'inspect' ? command.target : command.part);
    case 'unplug-cable':
      return plugsOf(view).some(({ id, plug }) => id === command.target && plug !== 'none');
    case 'plug-cable':
      return (
        plugsOf(view).some(({ id }) => id === command.target) &&
        (command.connector === undefined || targets.includes(command.connector))
      );
    case 'run-program':
      return view.screen.controls.some(({ kind, id }) => kind === 'program' && id === command.program);
    case 'open-page':
      return view.screen.controls.some(({ kind, id }) => kind === 'page' && id === command.page);
    default:
      return isAmongOffers(view, command);
  }
}
