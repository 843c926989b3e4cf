import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { issueCredentialAnswer } from '../../../src/core/contracts/credentials.ts';
import { SEED_PASSWORD } from '../../../supabase/local/people.ts';
import { HARDWARE_AWARD, hasPassedExam } from '../../support/awards.ts';
import { network, restoreNetwork } from '../../support/network.ts';
import { idOf, type SeedName } from '../../support/people.ts';
import { address, openProduct, withBackend } from '../../support/product.tsx';

const backend = withBackend();
afterEach(restoreNetwork);

const READING = /\/rest\/v1\/rpc\/read_credential/;
const KEYS = /\/functions\/v1\/badge\/keys\//;
const REASON = 'Two people took this exam together.';

let exams = 0;

async function send(method: string, path: string, body: unknown, token: string): Promise<unknown> {
  const { url, publishableKey } = backend();
  const headers = {
    apikey: publishableKey,
    'content-type': 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

const post = (path: string, body: unknown, token = ''): Promise<unknown> => send('POST', path, body, token);

async function tokenOf(name: SeedName): Promise<string> {
  const body = { email: `${name}@benchready.test`, password: SEED_PASSWORD };
  const session = await post('/auth/v1/token?grant_type=password', body);
  return (session as { access_token: string }).access_token;
}

/** Asha passes an exam and has her certificate issued; answers its number. */
async function certified(award = HARDWARE_AWARD): Promise<string> {
  exams += 1;
  const examId = `ec000000-0000-4000-8000-${String(exams).padStart(12, '0')}`;
  await backend().sql(`do $$ begin ${hasPassedExam('ace', examId, award)} end $$`);
  const body = { examId, track: award.track };
  const answer = await post('/functions/v1/issue-credential', body, await tokenOf('ace'));
  return issueCredentialAnswer.parse(answer).number;
}

const heading = async (name: string | RegExp): Promise<void> => {
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
};

describe('the page of a certificate', () => {
  it('tells a visitor that it is valid, what was shown, and that the signature was checked here', async () => {
    const number = await certified();
    await openProduct(`/verify/${number}`);
    await heading('Experienced Technician');
    expect(await screen.findByText('Valid')).toBeTruthy();
    expect(await screen.findByText('Signature checked in this browser')).toBeTruthy();
    expect(screen.getByText('The holder chose not to show a name.')).toBeTruthy();
    expect(screen.getByText('HW 2026.1')).toBeTruthy();
    const rows = within(screen.getByRole('region', { name: 'What was shown' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toContain('Heat and unstable1201 5.1, 1202 3.12 of 3');
    expect(screen.getByText('No serious safety mistake in 14 jobs.')).toBeTruthy();
    expect(screen.getByText('Between 82 and 89 of 100.')).toBeTruthy();
    expect(screen.getByText(/Not issued, endorsed or accredited by CompTIA/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'signed badge' }).getAttribute('href')).toBe(
      `${backend().url}/functions/v1/badge/${number}`,
    );
  });

  it('shows the name that its holder chose to show', async () => {
    const number = await certified();
    const body = { id_param: number, shown_param: true };
    await post('/rest/v1/rpc/show_credential_name', body, await tokenOf('ace'));
    await openProduct(`/verify/${number}`);
    const [profile] = await backend().sql<{ full_name: string }>(
      "select full_name from profiles where email = 'ace@benchready.test'",
    );
    expect(await screen.findByText(profile?.full_name ?? '')).toBeTruthy();
  });

  it('says why it was revoked, and nothing of what was shown', async () => {
    const number = await certified();
    const body = { id_param: number, reason_param: REASON };
    await post('/rest/v1/rpc/revoke_credential', body, await tokenOf('admin'));
    await openProduct(`/verify/${number}`);
    await heading('This certificate no longer counts');
    expect(screen.getByText(REASON)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'What was shown' })).toBeNull();
  });

  it('says that it has expired, and since when', async () => {
    await openProduct(`/verify/${await certified({ ...HARDWARE_AWARD, validUntil: Date.UTC(2026, 10, 1) })}`);
    await heading('This certificate has expired');
    expect(screen.getByText('Nov 1, 2026')).toBeTruthy();
  });

  it('says that its holder has withdrawn it, and nothing else', async () => {
    const number = await certified();
    const token = await tokenOf('ace');
    await send('PATCH', `/rest/v1/profiles?id=eq.${idOf('ace')}`, { status: false }, token);
    await openProduct(`/verify/${number}`);
    await heading('Withdrawn by the holder');
    expect(screen.queryByText('HW 2026.1')).toBeNull();
    await post('/rest/v1/rpc/reopen_own_account', {}, token);
  });

  it('does not call a badge valid that was changed after it was signed', async () => {
    const number = await certified();
    const [row] = await backend().sql<{ jwt: string }>('select jwt from credentials where id = $1', [number]);
    const [header, payload = '', signature] = (row?.jwt ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    claims.credentialSubject.result[0].value = '1';
    const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    await backend().sql("update credentials set jwt = $1, kid = 'forged' where id = $2", [forged, number]);
    await openProduct(`/verify/${number}`);
    await heading('This certificate is not genuine');
    expect(screen.queryByText('Valid')).toBeNull();
  });

  it('says when the key could not be had', async () => {
    const number = await certified();
    network(KEYS, 'offline');
    await openProduct(`/verify/${number}`);
    expect(await screen.findByText(/The signature could not be checked in this browser/)).toBeTruthy();
  });

  it('asks for another number when nobody has this one, and opens it', async () => {
    const number = await certified();
    const user = await openProduct('/verify/BR-HW-2222-2222');
    await heading('No certificate has this number');
    const field = screen.getByRole('textbox', { name: 'Number of the certificate' });
    await user.type(field, 'BR-HW-1');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByRole('alert').textContent).toBe('A number looks like BR-HW-7K4M-29QD.');
    expect(field).toHaveProperty('value', 'BR-HW-1');
    await user.clear(field);
    await user.type(field, number.toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await heading('Experienced Technician');
    expect(address()).toBe(`/verify/${number}`);
  });

  it('shows an example that says first that it is nobody’s', async () => {
    await openProduct('/verify/example');
    await heading('Experienced Technician');
    expect(screen.getByText('Example')).toBeTruthy();
    expect(screen.getByText(/^This is how the page of a certificate looks/)).toBeTruthy();
    expect(screen.queryByText('Valid')).toBeNull();
  });

  it('says when it cannot be read, and is read when asked again', async () => {
    const number = await certified();
    network(READING, 'offline');
    const user = await openProduct(`/verify/${number}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    restoreNetwork();
    await user.click(again);
    await heading('Experienced Technician');
  });
});
