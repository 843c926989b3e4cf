import type { Handler } from '../gateway.ts';
import type { WritableMailbox } from '../mailbox/mailbox.ts';
import { letterToNewcomer, letterToTeam, type TemplateParams } from './letters.ts';

/** The account that the product uses where none is configured (src/lib/env.ts). Public, as EmailJS's keys are. */
const LOCAL_ACCOUNT = {
  publicKey: 'emailjs_local',
  serviceId: 'service_local',
  templates: { template_contact: { replies: false }, template_waiting_list: { replies: true } },
} as const;

const SEND_PATH = '/emailjs/api/v1.0/email/send';

const PARAMS = ['from_name', 'from_email', 'reply_to', 'subject', 'message', 'to_name'] as const;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** EmailJS answers browsers of any site. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-allow-methods': 'POST',
  'cache-control': 'no-store',
};

/** Plays EmailJS: takes what its library posts, refuses what EmailJS refuses, and puts the letters into the mailbox. */
export function answerEmailJs(mailbox: WritableMailbox): Handler {
  const send = async (request: Request): Promise<Response> => {
    const body = await readRecord(request);
    if (body === null) return answer(400, 'Bad Request');
    if (body['user_id'] !== LOCAL_ACCOUNT.publicKey) return answer(400, 'The Public Key is invalid.');
    if (body['service_id'] !== LOCAL_ACCOUNT.serviceId) return answer(400, 'The service ID not found.');
    const template = templateOf(body['template_id']);
    if (template === null) return answer(400, 'The template ID not found.');
    const params = paramsOf(body['template_params']);
    if (params === null) return answer(422, 'The template parameters are incomplete.');
    mailbox.deliver(letterToTeam(params));
    if (template.replies) mailbox.deliver(letterToNewcomer(params));
    return answer(200, 'OK');
  };

  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== SEND_PATH) return null;
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: OPEN_TO_ALL });
    return request.method === 'POST' ? send(request) : answer(405, 'Method Not Allowed');
  };
}

/** EmailJS answers in plain text. */
function answer(status: number, text: string): Response {
  return new Response(text, { status, headers: OPEN_TO_ALL });
}

type JsonRecord = Readonly<Record<string, unknown>>;

async function readRecord(request: Request): Promise<JsonRecord | null> {
  const body: unknown = await request.json().catch(() => null);
  return isRecord(body) ? body : null;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function templateOf(id: unknown): { readonly replies: boolean } | null {
  const known: Readonly<Record<string, { readonly replies: boolean }>> = LOCAL_ACCOUNT.templates;
  return typeof id === 'string' && Object.hasOwn(known, id) ? (known[id] ?? null) : null;
}

/** Everything a letter needs, each a text, and an address to answer to. */
function paramsOf(value: unknown): TemplateParams | null {
  if (!isRecord(value)) return null;
  const params: Partial<Record<(typeof PARAMS)[number], string>> = {};
  for (const name of PARAMS) {
    const text = value[name];
    if (typeof text !== 'string' || text === '') return null;
    params[name] = text;
  }
  return EMAIL.test(params.from_email ?? '') ? (params as TemplateParams) : null;
}
