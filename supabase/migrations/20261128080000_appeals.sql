-- The holder of a revoked certificate may appeal, once and for 30 days. An appeal is a dispute: administrators find it in their list, whoever
-- it is of reads what was decided and why, and nobody decides about their own. A revocation ends by an appeal alone.

alter table public.review_decisions drop constraint review_decisions_outcome_known;
alter table public.review_decisions add constraint review_decisions_outcome_known
  check (outcome in ('keep', 'void-item', 'void-entry', 'restore'));
alter table public.review_decisions drop constraint review_decisions_says_what;
alter table public.review_decisions add constraint review_decisions_says_what check (
  case outcome
    when 'keep' then review_id is not null
    when 'void-item' then num_nonnulls(form_id, position) = 2
    when 'void-entry' then attempt_id is not null
    when 'restore' then review_id is not null
  end
);
comment on column public.review_decisions.outcome is 'keep: nothing changes; void-item: the item counts for nobody; void-entry: the attempt is on no list; restore: the certificate counts again.';
comment on column public.disputes.run_id is 'Their run: a test or a practice job; of an appeal what appeal_of() makes of the certificate''s number.';
comment on column public.disputes.subject is 'Of which story it was, for whoever reviews it, or the number of a revoked certificate; null for a run of a form, whose case may still be hidden, and for a shift.';

create function private.appeal_of(credential_id_param text) returns uuid
language sql immutable set search_path = ''
as $$ select md5(credential_id_param)::uuid $$;
comment on function private.appeal_of(text) is 'Under what the appeal about a certificate stands among disputes.';

/*
 * Appeals against the revocation of the caller's own certificate. HTTP 404 for one that is not theirs or not revoked, 409 with the hint
 * too-late or already-disputed.
 */
create function private.appeal_revocation(id_param text, reason_param text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  -- APPEAL_DAYS in src/core/assessment/credential/appeal.ts; a test compares them.
  days constant interval := interval '30 days';
  own public.credentials%rowtype;
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  select * into own from public.credentials c
  where c.id = id_param and c.user_id = (select auth.uid()) and c.revoked_at is not null;
  if own.id is null then
    raise exception 'There is no revoked certificate of this number.' using errcode = 'PT404';
  end if;
  if own.revoked_at + days <= now() then
    raise exception 'The time to appeal is over.' using errcode = 'PT409', hint = 'too-late';
  end if;
  insert into public.disputes (user_id, run_id, simulation, subject, reason)
  values (
    own.user_id, private.appeal_of(own.id), case own.track when 'service-desk' then 'ticketing' else 'hardware' end, own.id, reason_param
  );
exception when unique_violation then
  raise exception 'You have appealed already.' using errcode = 'PT409', hint = 'already-disputed';
end
$$;

-- A Full that fell with its part comes back with it, unless the other part was revoked too.
create function private.restore_credential() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  restored public.credentials%rowtype;
begin
  select c.* into restored
  from public.disputes d
  join public.credentials c on c.id = d.subject and private.appeal_of(c.id) = d.run_id and c.user_id = d.user_id
  where d.id = new.review_id and c.revoked_at is not null;
  if restored.id is null then
    raise exception 'There is nothing of this to review.' using errcode = 'PT404';
  end if;
  update public.credentials c
  set revoked_at = null, revoked_by = null, revoked_reason = null
  where c.id = restored.id;
  update public.credentials c
  set revoked_at = null, revoked_by = null, revoked_reason = null
  where c.user_id = restored.user_id and c.track = 'full' and c.revoked_at = restored.revoked_at
    and not exists (
      select from public.credentials o where o.user_id = c.user_id and o.track <> 'full' and o.revoked_at is not null
    );
  insert into public.audit_log (actor_id, subject_id, action, details)
  values (
    new.actor_id, restored.user_id, 'credential_restored',
    jsonb_build_object('credential', restored.id, 'reason', btrim(new.reason))
  );
  return null;
end
$$;
comment on function private.restore_credential() is 'Row trigger: an appeal that was right makes the certificate count again.';

create trigger review_decisions_restore_credential
  after insert on public.review_decisions
  for each row when (new.outcome = 'restore')
  execute function private.restore_credential();

-- As before, and a revocation is taken back in the decision about an appeal alone.
create or replace function private.guard_credential() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if not exists (
      select from public.exam_awards a
      where (a.exam_id, a.track, a.user_id) = (new.exam_id, new.track, new.user_id)
        and (a.award ->> 'validUntil')::bigint = round(1000 * extract(epoch from new.expires_at))
    ) then
      raise exception 'A certificate says what its holder was awarded.' using errcode = '42501';
    end if;
    return new;
  end if;
  if (new.id, new.user_id, new.exam_id, new.track, new.issued_at, new.expires_at)
    is distinct from (old.id, old.user_id, old.exam_id, old.track, old.issued_at, old.expires_at)
  then
    raise exception 'A certificate stays what it was issued as.' using errcode = '42501';
  end if;
  if new.jwt is distinct from old.jwt and new.kid = old.kid then
    raise exception 'A certificate is signed anew by another key alone.' using errcode = '42501';
  end if;
  if old.revoked_at is not null
    and (new.revoked_at, new.revoked_by, new.revoked_reason)
      is distinct from (old.revoked_at, old.revoked_by, old.revoked_reason)
    -- What our own trigger takes back follows from the decision that it belongs to.
    and (new.revoked_at is not null or pg_trigger_depth() < 2)
  then
    raise exception 'This certificate is revoked already.' using errcode = 'PT409', hint = 'already-revoked';
  end if;
  return new;
end
$$;

alter table public.audit_log drop constraint audit_log_action_known;
alter table public.audit_log add constraint audit_log_action_known
  check (action in ('role_changed', 'status_changed', 'plan_changed', 'credential_revoked', 'credential_restored'));
comment on table public.audit_log is 'Append-only record of changes of role, status and plan, and of revoked and restored certificates.';
comment on column public.audit_log.action is 'role_changed, status_changed, plan_changed, credential_revoked or credential_restored.';

create function public.appeal_revocation(id_param text, reason_param text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.appeal_revocation(id_param, reason_param) $$;
comment on function public.appeal_revocation(text, text) is 'Appeals against the revocation of the caller''s certificate, once and for 30 days, for a reason of 10 to 500 characters.';

create function private.read_appeal(id_param text) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.read_dispute(private.appeal_of(id_param)) $$;

create function public.read_appeal(id_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_appeal(id_param) $$;
comment on function public.read_appeal(text) is 'What the caller wrote against the revocation of a certificate, and what came of it; null for nothing.';

revoke all on function
  private.appeal_of(text), private.appeal_revocation(text, text), public.appeal_revocation(text, text),
  private.restore_credential(), private.read_appeal(text), public.read_appeal(text)
from public, anon, authenticated, service_role;
