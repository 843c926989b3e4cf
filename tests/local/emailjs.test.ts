import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TEAM_ADDRESS } from '../../supabase/local/emailjs/letters.ts';
import { answerEmailJs } from '../../supabase/local/emailjs/stand-in.ts';
import { createMailbox } from '../../supabase/local/mailbox/mailbox.ts';

const PARAMS = {
  from_name: 'Ines <b>',
  from_email: 'ines@example.test',
  reply_to: 'ines@example.test',
  subject: 'Contact Ticket',
  message: 'First line\nSecond line',
  to_name: 'Support Team',
};
const BODY = {
  lib_version: '4.4.1',
  user_id: 'emailjs_local',
  service_id: 'service_local',
  template_id: 'template_contact',
  template_params: PARAMS,
};
const URL_OF_SENDING = 'http://stack/emailjs/api/v1.0/email/send';

describe('the stand-in for EmailJS', () => {
  const mailbox = createMailbox();
  const handle = answerEmailJs(mailbox);
  let standIn: (request: Request) => Promise<Response>;
  beforeAll(() => {
    standIn = async (request) => {
      const answer = await handle(request);
      if (answer === null) throw new Error('Nobody answered.');
      return answer;
    };
  });
  afterEach(() => mailbox.clear());

  const post = (body: unknown) =>
    standIn(new Request(URL_OF_SENDING, { method: 'POST', body: JSON.stringify(body) }));

  test('puts a letter to the team into the mailbox and says OK', async () => {
    const answer = await post(BODY);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    expect(mailbox.messages()).toMatchObject([{ to: TEAM_ADDRESS, subject: 'Contact Ticket' }]);
    expect(mailbox.latest(TEAM_ADDRESS)?.text).toContain('First line\nSecond line');
    expect(mailbox.latest(TEAM_ADDRESS)?.html).not.toContain('<b>');
  });

  test('answers a registration for the waiting list to whoever registered', async () => {
    await post({ ...BODY, template_id: 'template_waiting_list' });
    expect(mailbox.messages().map((mail) => mail.to)).toEqual([TEAM_ADDRESS, 'ines@example.test']);
  });

  test.each([
    ['another account', { ...BODY, user_id: 'somebody' }, 400],
    ['another service', { ...BODY, service_id: 'service' }, 400],
    ['an unknown template', { ...BODY, template_id: 'toString' }, 400],
    ['a missing text', { ...BODY, template_params: { ...PARAMS, message: '' } }, 422],
    ['an address that is none', { ...BODY, template_params: { ...PARAMS, from_email: 'ines' } }, 422],
    ['no params', { ...BODY, template_params: null }, 422],
    ['no object', [BODY], 400],
  ])('refuses %s, and nothing is delivered', async (_what, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(mailbox.messages()).toEqual([]);
  });

  test('lets browsers of other origins ask, and nothing but post', async () => {
    const asked = await standIn(new Request(URL_OF_SENDING, { method: 'OPTIONS' }));
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect((await standIn(new Request(URL_OF_SENDING))).status).toBe(405);
  });

  test('leaves every other address alone', async () => {
    expect(await handle(new Request('http://stack/emailjs/other'))).toBeNull();
  });
});
