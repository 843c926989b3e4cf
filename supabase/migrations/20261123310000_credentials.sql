-- Certificates: what a passed exam was signed as. Issued by the service from a stored award, read by anybody who has the number.

create table public.credentials (
  id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  exam_id uuid not null,
  track text not null,
  jwt text not null,
  kid text not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  shown_name text,
  revoked_at timestamptz,
  revoked_by uuid,
  revoked_reason text,
  constraint credentials_award_key unique (exam_id, track),
  constraint credentials_award_fkey foreign key (exam_id, track)
    references public.exam_awards (exam_id, track) on delete cascade,
  -- readCredentialNumber in src/core/assessment/credential/number.ts; a test compares them.
  constraint credentials_id_form check (id ~ '^BR-(HW|SD|FL)-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$'),
  constraint credentials_jwt_form check (char_length(jwt) <= 65536 and jwt ~ '^[A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$'),
  constraint credentials_revocation_complete check (
    (revoked_at is null) = (revoked_reason is null) and (revoked_by is null or revoked_at is not null)
  ),
  constraint credentials_reason_tidy check (
    revoked_reason = btrim(revoked_reason) and char_length(revoked_reason) between 10 and 500
  )
);

comment on table public.credentials is 'Certificates. Written by store_credential, show_credential_name and revoke_credential alone.';
comment on column public.credentials.id is 'The number that is printed on it, such as BR-HW-7K4M-29QD.';
comment on column public.credentials.user_id is 'Whose.';
comment on column public.credentials.exam_id is 'The exam that it was awarded with; one certificate for each award.';
comment on column public.credentials.track is 'Which certificate.';
comment on column public.credentials.jwt is 'The signed badge (Open Badges 3.0, VC-JWT): all that it says, without a name.';
comment on column public.credentials.kid is 'The key that signed it.';
comment on column public.credentials.issued_at is 'When it was first issued.';
comment on column public.credentials.expires_at is 'Until when it counts.';
comment on column public.credentials.shown_name is 'The name that its page shows, as the holder was called when they chose to show it; null: none.';
comment on column public.credentials.revoked_at is 'When it was revoked; null: it was not.';
comment on column public.credentials.revoked_by is 'The administrator who did it. No foreign key: the row outlives the account.';
comment on column public.credentials.revoked_reason is 'Why, as everybody reads it.';

create index credentials_user_id_idx on public.credentials (user_id, issued_at desc);
create index credentials_revoked_idx on public.credentials (revoked_at) where revoked_at is not null;

alter table public.credentials enable row level security;
revoke all on public.credentials from public, anon, authenticated, service_role;

create policy credentials_select_own on public.credentials
  for select to authenticated
  using (
    (user_id = (select auth.uid()) and (select private.is_active_caller()))
    or (select private.caller_role()) in ('admin', 'super_admin')
  );

create function private.guard_credential() returns trigger
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
  then
    raise exception 'This certificate is revoked already.' using errcode = 'PT409', hint = 'already-revoked';
  end if;
  return new;
end
$$;
comment on function private.guard_credential() is 'Row trigger: no certificate without an award of its holder; none is rewritten, and no revocation is taken back.';

create trigger credentials_guard
  before insert or update on public.credentials
  for each row execute function private.guard_credential();

/*
 * What a person was awarded with an exam, and the certificate that was issued for it: {award, credential: {id, jwt, kid} or null};
 * null without such an award. For the service.
 */
create function private.read_award(user_id_param uuid, exam_id_param uuid, track_param text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select jsonb_build_object(
      'award', a.award,
      'credential',
      case when c.id is not null then jsonb_build_object('id', c.id, 'jwt', c.jwt, 'kid', c.kid) end
    )
    from public.exam_awards a
    left join public.credentials c on (c.exam_id, c.track) = (a.exam_id, a.track)
    where (a.user_id, a.exam_id, a.track) = (user_id_param, exam_id_param, track_param)
  );
end
$$;

/*
 * Keeps a new certificate, or the new signature of one that was signed by another key, and answers the number it has. Two calls at
 * once keep one certificate. For the service.
 */
create function private.store_credential(
  id_param text, user_id_param uuid, exam_id_param uuid, track_param text, jwt_param text, kid_param text,
  expires_at_param timestamptz
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  stored_id text;
begin
  perform private.assert_service();
  insert into public.credentials as c (id, user_id, exam_id, track, jwt, kid, expires_at)
  values (id_param, user_id_param, exam_id_param, track_param, jwt_param, kid_param, expires_at_param)
  on conflict (exam_id, track) do update set jwt = excluded.jwt, kid = excluded.kid
    where c.id = excluded.id and c.kid <> excluded.kid
  returning c.id into stored_id;
  return coalesce(
    stored_id,
    (select c.id from public.credentials c where (c.exam_id, c.track) = (exam_id_param, track_param))
  );
end
$$;

/*
 * What anybody with the number may know: {jwt, name, issued_at, expires_at, revoked_at, revoked_reason, is_withdrawn}. Of a
 * certificate whose holder closed their account, that it is withdrawn and nothing else. Null for an unknown number.
 */
create function private.read_credential(id_param text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when w.is_withdrawn and c.revoked_at is null then
      jsonb_build_object(
        'jwt', null, 'name', null, 'issued_at', c.issued_at, 'expires_at', c.expires_at, 'revoked_at', null,
        'revoked_reason', null, 'is_withdrawn', true
      )
    else
      jsonb_build_object(
        'jwt', c.jwt,
        'name', case when not w.is_withdrawn then c.shown_name end,
        'issued_at', c.issued_at,
        'expires_at', c.expires_at,
        'revoked_at', c.revoked_at,
        'revoked_reason', c.revoked_reason,
        'is_withdrawn', w.is_withdrawn
      )
    end
  from public.credentials c
  join public.profiles p on p.id = c.user_id
  cross join lateral (select not p.status and private.is_closed_by_owner(p.id) as is_withdrawn) w
  where c.id = id_param
$$;

-- [{id, reason}] of every certificate that does not count now: revoked, and withdrawn (reason null). For the service.
create function private.list_revoked_credentials() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'reason', c.revoked_reason) order by c.id), '[]'::jsonb)
    from public.credentials c
    join public.profiles p on p.id = c.user_id
    where c.revoked_at is not null or (not p.status and private.is_closed_by_owner(p.id))
  );
end
$$;

-- The caller's own certificate shows their present name from now on, or none. HTTP 404 for somebody else's.
create function private.show_credential_name(id_param text, shown_param boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_active_caller() then
    raise exception 'The account is deactivated.' using errcode = '42501';
  end if;
  update public.credentials c
  set shown_name = case when shown_param then p.full_name end
  from public.profiles p
  where c.id = id_param and c.user_id = (select auth.uid()) and p.id = c.user_id;
  if not found then
    raise exception 'There is no certificate of this number.' using errcode = 'PT404';
  end if;
end
$$;

/*
 * Revokes a certificate for good, with a reason that everybody reads on its page. Administrators alone; the audit log names who did
 * it. HTTP 404 for an unknown number, 409 already-revoked.
 */
create function private.revoke_credential(id_param text, reason_param text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  holder uuid;
begin
  if coalesce(private.caller_role() not in ('admin', 'super_admin'), true) then
    raise exception 'Only an administrator revokes a certificate.' using errcode = '42501';
  end if;
  update public.credentials c
  set revoked_at = now(), revoked_by = (select auth.uid()), revoked_reason = btrim(coalesce(reason_param, ''))
  where c.id = id_param
  returning c.user_id into holder;
  if holder is null then
    raise exception 'There is no certificate of this number.' using errcode = 'PT404';
  end if;
  insert into public.audit_log (actor_id, subject_id, action, details)
  values (
    (select auth.uid()), holder, 'credential_revoked',
    jsonb_build_object('credential', id_param, 'reason', btrim(reason_param))
  );
end
$$;

alter table public.audit_log drop constraint audit_log_action_known;
alter table public.audit_log add constraint audit_log_action_known
  check (action in ('role_changed', 'status_changed', 'plan_changed', 'credential_revoked'));
comment on table public.audit_log is 'Append-only record of changes of role, status and plan, and of revoked certificates.';
comment on column public.audit_log.action is 'role_changed, status_changed, plan_changed or credential_revoked.';
comment on column public.audit_log.details is 'The value before and after: {"from": ..., "to": ...}; for a revocation {"credential": ..., "reason": ...}.';

create function public.read_award(user_id_param uuid, exam_id_param uuid, track_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_award(user_id_param, exam_id_param, track_param) $$;
comment on function public.read_award(uuid, uuid, text) is 'What a person was awarded, and its certificate: {award, credential}; null without such an award.';

create function public.store_credential(
  id_param text, user_id_param uuid, exam_id_param uuid, track_param text, jwt_param text, kid_param text,
  expires_at_param timestamptz
) returns text
language sql volatile security invoker set search_path = ''
as $$
  select private.store_credential(
    id_param, user_id_param, exam_id_param, track_param, jwt_param, kid_param, expires_at_param
  )
$$;
comment on function public.store_credential(text, uuid, uuid, text, text, text, timestamptz) is 'Keeps a certificate or its new signature; answers its number.';

create function public.read_credential(id_param text) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.read_credential(id_param) $$;
comment on function public.read_credential(text) is 'What anybody may know of a certificate: {jwt, name, issued_at, expires_at, revoked_at, revoked_reason, is_withdrawn}; null for an unknown number.';

create function public.list_revoked_credentials() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_revoked_credentials() $$;
comment on function public.list_revoked_credentials() is 'Certificates that do not count now: [{id, reason}]; reason null for one that its holder withdrew.';

create function public.show_credential_name(id_param text, shown_param boolean) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.show_credential_name(id_param, shown_param) $$;
comment on function public.show_credential_name(text, boolean) is 'Shows the caller''s name on the page of their certificate, or takes it off; 404 for somebody else''s.';

create function public.revoke_credential(id_param text, reason_param text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.revoke_credential(id_param, reason_param) $$;
comment on function public.revoke_credential(text, text) is 'Revokes a certificate for good, for a reason of 10 to 500 characters. Administrators; 404, 409 already-revoked.';

revoke all on function
  private.guard_credential(), private.read_award(uuid, uuid, text), public.read_award(uuid, uuid, text),
  private.store_credential(text, uuid, uuid, text, text, text, timestamptz),
  public.store_credential(text, uuid, uuid, text, text, text, timestamptz),
  private.read_credential(text), public.read_credential(text),
  private.list_revoked_credentials(), public.list_revoked_credentials(),
  private.show_credential_name(text, boolean), public.show_credential_name(text, boolean),
  private.revoke_credential(text, text), public.revoke_credential(text, text)
from public, anon, authenticated, service_role;
