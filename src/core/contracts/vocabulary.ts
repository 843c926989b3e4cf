/** Enumerations shared by rows, forms and function bodies. */

/** Account types a person can register as (spec section 6). */
export const ACCOUNT_TYPES = ['individual', 'business'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Roles of people (spec section 6). */
export const ROLES = ['user', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** The page from which a checkout was started (spec section 7). */
export const CHECKOUT_FLOWS = ['selection', 'account'] as const;
export type CheckoutFlow = (typeof CHECKOUT_FLOWS)[number];
