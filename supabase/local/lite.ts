import { App } from '@supabase/lite';
import type { Database } from './database/database.ts';
import type { StackMailer } from './mailbox/mailer.ts';
import { LOCAL_KEYS } from './settings.ts';

export interface LiteOptions {
  readonly database: Database;
  readonly mailer: StackMailer;
  /** The origin at which browsers reach the backend. */
  readonly publicUrl: string;
  /** The origin of the product's pages. */
  readonly siteUrl: string;
  /** Signs access tokens; at least 32 characters. */
  readonly jwtSecret: string;
  readonly google: { readonly clientId: string; readonly secret: string };
}

/** Supabase Lite's server for Auth and the Data API, set up as `supabase/config.toml` sets up the hosted project. */
export function createLite(options: LiteOptions): App {
  const app = new App({
    connection: options.database.connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000, external_url: options.publicUrl },
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: LOCAL_KEYS.publishable,
      secret_key: LOCAL_KEYS.secret,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      enable_signup: true,
      minimum_password_length: 6,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        otp_length: 6,
        otp_expiry: 3600,
        double_confirm_changes: true,
      },
      external: {
        google: {
          enabled: true,
          client_id: options.google.clientId,
          secret: options.google.secret,
          redirect_uri: `${options.publicUrl}/auth/v1/callback`,
        },
      },
    },
    studio: { enabled: false },
    // A request without a key must never be the service role.
    options: { server: { admin: false, disableStudio: true } },
  });
  app._mailer = options.mailer;
  return app;
}
