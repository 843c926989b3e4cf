import type { Account } from '../../../world/accounts.ts';
import type { Person } from '../../../world/company.ts';
import { type Device, isComputer } from '../../../world/devices.ts';
import { approverOf, company, devicesOf, findAccount } from '../../../world/world.ts';
import type { Scene } from '../../desk-case.ts';

/** Looks up whom and what a ticket is about, as they are on an ordinary day. */

/** The person of a role. Throws for a role that the story does not have. */
export function person({ cast }: Scene, role = 'requester'): Person {
  const found = cast[role];
  if (found === undefined) throw new Error(`The scene has no ${role}.`);
  return found;
}

/** Somebody's device of a kind, as it is on an ordinary day. */
export function ownDevice(scene: Scene, kind: Device['kind'], role = 'requester'): Device {
  const found = devicesOf(scene.world, person(scene, role)).find((device) => device.kind === kind);
  if (found === undefined) throw new Error(`${person(scene, role).id} has no ${kind}.`);
  return found;
}

/** What belongs to the placement that was drawn. */
export function drawn<First, Second>({ placement }: Scene, values: readonly [First, Second]): First | Second {
  return values[placement === 0 ? 0 : 1];
}

/** The requester's laptop. */
export function laptop(scene: Scene): Device {
  return ownDevice(scene, 'laptop');
}

/** The computer of a role, the requester's where nothing is said. */
export function computer(scene: Scene, role = 'requester'): Device {
  const found = devicesOf(scene.world, person(scene, role)).find(isComputer);
  if (found === undefined) throw new Error(`${person(scene, role).id} has no computer.`);
  return found;
}

/** The account of a role, as it is on an ordinary day. */
export function accountOf(scene: Scene, role = 'requester'): Account {
  const { login } = person(scene, role);
  const found = findAccount(scene.world, login);
  if (found === null) throw new Error(`There is no account ${login}.`);
  return found;
}

/** The manager of the requester, as the directory has them. */
export function managerOf(scene: Scene): Person {
  const manager = approverOf(scene.world, person(scene));
  if (manager === null) throw new Error(`${person(scene).id} has no manager.`);
  return manager;
}

export function securityLeadOf({ world }: Scene): Person {
  const lead = company(world).people.find(({ title }) => title === 'security-lead');
  if (lead === undefined) throw new Error('Nobody leads the security team.');
  return lead;
}

/** Names of whom the desk may call. */
export function peopleOf(scene: Scene): Readonly<Record<string, string>> {
  const manager = managerOf(scene);
  const lead = securityLeadOf(scene);
  return {
    manager: manager.given,
    managerName: `${manager.given} ${manager.family}`,
    securityName: `${lead.given} ${lead.family}`,
  };
}

/** Numbers before those of the shift: four for each person. */
const EARLIER_NUMBERS = 2_000;

/** The number of an earlier ticket of the requester, counted from 0 to 3. */
export function earlierNumber(scene: Scene, count: number): string {
  return `SD-${EARLIER_NUMBERS + 4 * person(scene).index + count}`;
}
