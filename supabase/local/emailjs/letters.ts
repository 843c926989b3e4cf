import { BRAND_NAME } from '../../../src/core/brand.ts';
import { escapeHtml } from '../http/html.ts';
import type { WritableMailbox } from '../mailbox/mailbox.ts';

/** What a letter is filled with (spec section 7). */
export interface TemplateParams {
  readonly from_name: string;
  readonly from_email: string;
  readonly reply_to: string;
  readonly subject: string;
  readonly message: string;
  readonly to_name: string;
}

type Letter = Parameters<WritableMailbox['deliver']>[0];

/** The address that the templates of a real account would name. */
export const TEAM_ADDRESS = 'support@benchready.test';

/** The letter to the team. */
export function letterToTeam(params: TemplateParams): Letter {
  const head = `From: ${params.from_name} (${params.from_email})\nReply to: ${params.reply_to}`;
  return letter(TEAM_ADDRESS, params.subject, [`For ${params.to_name}`, head, params.message]);
}

/** What a template with an automatic reply (a tab of EmailJS's template editor) sends back to whoever wrote. */
export function letterToNewcomer(params: TemplateParams): Letter {
  return letter(params.from_email, `You're on the ${BRAND_NAME} waiting list`, [
    `Hello ${params.from_name},`,
    `You are on the waiting list of ${BRAND_NAME}. We write to this address when your early access opens.`,
    'If you did not ask for this, ignore this email.',
  ]);
}

function letter(to: string, subject: string, paragraphs: readonly string[]): Letter {
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join(''),
  };
}
