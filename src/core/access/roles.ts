import { ROLES, type Role } from '../contracts/vocabulary.ts';

/** Roles and what they may do to each other (spec section 6; the stricter reading of design/security.md). */

/** A missing or unknown role counts as an ordinary user (spec section 3). */
export function roleOf(value: unknown): Role {
  return ROLES.find((role) => role === value) ?? 'user';
}

/** Whether User Management exists for this role. */
export function mayManagePeople(role: Role): boolean {
  return role !== 'user';
}

/** Roles that this role may give. Only a super_admin makes a super_admin. */
export function rolesGrantableBy(actor: Role): readonly Role[] {
  if (actor === 'super_admin') return ROLES;
  return actor === 'admin' ? ['user', 'admin'] : [];
}

/** Whether the actor may change the target's role or status. Nobody changes their own, and an admin never a super_admin's. */
export function mayChangePerson(
  actor: { readonly id: string; readonly role: Role },
  target: { readonly id: string; readonly role: Role },
): boolean {
  return actor.id !== target.id && rolesGrantableBy(actor.role).includes(target.role);
}
