import type { CommandOf } from '../../../src/core/ticketing/model/commands.ts';

type DeviceAct = CommandOf<
  | 'order-part'
  | 'malware-step'
  | 'upgrade-work'
  | 'roll-back-driver'
  | 'remove-update'
  | 'pause-rollout'
  | 'reveal-recovery-key'
  | 'rotate-recovery-key'
>;

/** The tab of the devices tool on which an act stands, and the name of its button. */
export function deviceAct(
  command: DeviceAct,
  t: (key: string) => string,
): readonly [tab: string, name: string] {
  switch (command.kind) {
    case 'order-part':
      return ['Workplace', t(`desk:tools.workplace.order.${command.part}`)];
    case 'malware-step':
      return ['Protection', t(`desk:tools.act.${command.step}`)];
    case 'upgrade-work':
      return ['Upgrade', t(`desk:tools.act.${command.work}`)];
    case 'pause-rollout':
      return ['Updates', t(`desk-tools:upkeep.pause.${command.rollout}`)];
    case 'roll-back-driver':
    case 'remove-update':
      return ['Updates', t(`desk:tools.act.${command.kind}`)];
    case 'reveal-recovery-key':
    case 'rotate-recovery-key':
      return ['Recovery key', t(`desk:tools.act.${command.kind}`)];
  }
}
