/** The variables a function reads, by the names that hosted Supabase gives them. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface PlatformEnv {
  readonly supabaseUrl: string;
  readonly anonKey: string;
  readonly serviceKey: string;
  /** The origin of the product, without a slash at the end. */
  readonly siteUrl: string;
}

export interface StripeEnv {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where Stripe's API answers, when it is not Stripe itself: the local stand-in. */
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
}

/** @throws Error naming the variable that is missing, so that a function without it never starts. */
export function readPlatformEnv(variables: Variables): PlatformEnv {
  return {
    supabaseUrl: required(variables, 'SUPABASE_URL'),
    anonKey: required(variables, 'SUPABASE_ANON_KEY'),
    serviceKey: required(variables, 'SUPABASE_SERVICE_ROLE_KEY'),
    siteUrl: new URL(required(variables, 'SITE_URL')).origin,
  };
}

/**
 * An empty webhook secret would make every signature of an attacker who signs with nothing a valid one, so it
 * counts as missing.
 *
 * @throws Error naming the variable that is missing.
 */
export function readStripeEnv(variables: Variables): StripeEnv {
  const host = variables['STRIPE_API_HOST'];
  return {
    secretKey: required(variables, 'STRIPE_SECRET_KEY'),
    webhookSecret: required(variables, 'STRIPE_WEBHOOK_SECRET'),
    api:
      host === undefined || host === ''
        ? null
        : {
            host,
            port: Number(required(variables, 'STRIPE_API_PORT')),
            protocol: variables['STRIPE_API_PROTOCOL'] === 'http' ? 'http' : 'https',
          },
  };
}

function required(variables: Variables, name: string): string {
  const value = variables[name]?.trim();
  if (value === undefined || value === '') throw new Error(`Missing environment variable ${name}`);
  return value;
}
