import type { Database } from './database.ts';
import { ACCOUNT_TYPES } from './vocabulary.ts';
import { z } from './zod.ts';

type Tables = Database['public']['Tables'];

/** A row of a table, as the migrations define it. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row'];

/** Schemas for columns of a table. A column that the table does not have is a compile error. */
export type ColumnChecks<Table extends keyof Tables> = {
  readonly [Column in keyof Row<Table>]?: z.ZodType;
};

/** Rows as PostgREST returns them (spec section 3). Timestamps are ISO strings, prices are dollars. */
const timestamp = z.string();

/** Features are a list of text, or the same list as a JSON string (spec section 3). */
const featureList = z.union([
  z.array(z.string()),
  z.string().transform((text, context): string[] => {
    const parsed = z.array(z.string()).safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: 'features is not a list of text' });
    return z.NEVER;
  }),
]);

export const planRow = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string().nullable(),
  price: z.coerce.number().nonnegative(),
  annual_price: z.coerce.number().nonnegative().nullable(),
  discounted_price: z.coerce.number().nonnegative().nullable(),
  price_interval: z.string(),
  features: featureList,
  plan_type: z.enum(ACCOUNT_TYPES),
  is_popular: z.boolean(),
  stripe_price_id: z.string().nullable(),
  stripe_price_id_live: z.string().nullable(),
} satisfies ColumnChecks<'plans'>);
export type PlanRow = z.infer<typeof planRow>;

export const profileRow = z.object({
  id: z.uuid(),
  role: z.string().nullable(),
  status: z.boolean().nullable(),
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  account_type: z.enum(ACCOUNT_TYPES).nullable().catch(null),
  active_plan: z.string().nullable(),
  plan_status: z.string().nullable(),
} satisfies ColumnChecks<'profiles'>);
export type ProfileRow = z.infer<typeof profileRow>;

export const subscriptionRow = z.object({
  user_id: z.uuid(),
  plan_id: z.uuid().nullable(),
  status: z.string(),
  current_period_start: timestamp.nullable(),
  current_period_end: timestamp.nullable(),
  stripe_subscription_id: z.string().nullable(),
  canceled_at: timestamp.nullable(),
  updated_at: timestamp.nullable(),
} satisfies ColumnChecks<'subscriptions'>);
export type FullSubscriptionRow = z.infer<typeof subscriptionRow>;

export const invoiceRow = z.object({
  id: z.string(),
  date: timestamp,
  amount: z.coerce.number(),
  currency: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  invoice_pdf: z.string().nullable(),
  hosted_invoice_url: z.string().nullable(),
} satisfies ColumnChecks<'invoices'>);
export type InvoiceRow = z.infer<typeof invoiceRow>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
