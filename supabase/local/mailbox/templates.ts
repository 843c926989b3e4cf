import { readFileSync } from 'node:fs';
import { PROJECT_ROOT } from '../settings.ts';

/** The letters of Auth, by the names that `supabase/config.toml` gives them. */
export type LetterName =
  | 'template.confirmation'
  | 'template.recovery'
  | 'template.magic_link'
  | 'template.email_change'
  | 'notification.password_changed';

export interface LetterTemplate {
  readonly subject: string;
  readonly html: string;
}

/** A letter's subject and text as `supabase config push` brings them to a hosted project. */
export function readTemplate(name: LetterName): LetterTemplate {
  const config = readFileSync(new URL('supabase/config.toml', PROJECT_ROOT), 'utf8');
  const section = config.split(/^(?=\[)/m).find((part) => part.startsWith(`[auth.email.${name}]\n`)) ?? '';
  const subject = /^subject = '(.*)'$/m.exec(section)?.[1];
  const path = /^content_path = "(.*)"$/m.exec(section)?.[1];
  if (subject === undefined || path === undefined) {
    throw new Error(`supabase/config.toml has no subject or no content_path for auth.email.${name}.`);
  }
  return { subject, html: readFileSync(new URL(path, PROJECT_ROOT), 'utf8') };
}
