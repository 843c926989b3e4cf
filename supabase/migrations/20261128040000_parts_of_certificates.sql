-- Full says no more than its two parts: it is neither issued nor kept where one of them was revoked, and a revoked certificate is not renewed.

/*
 * Whether an award counts no more because a certificate was revoked: its own, or of Full that of a part. The parts of Full are the award of
 * the exam that completed the pair and the newest of the other track before it.
 */
create function private.is_award_revoked(exam_id_param uuid, track_param text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.credentials c
    where c.exam_id = exam_id_param and c.revoked_at is not null
      and (c.track = track_param or (track_param = 'full' and c.track <> 'full'))
  )
  or track_param = 'full' and coalesce(
    (
      select c.revoked_at is not null
      from public.exam_awards f
      join public.exams e on e.id = f.exam_id
      join public.exam_awards o on o.user_id = f.user_id and o.track not in ('full', e.track) and o.awarded_at <= f.awarded_at
      left join public.credentials c on (c.exam_id, c.track) = (o.exam_id, o.track)
      where f.exam_id = exam_id_param and f.track = 'full'
      order by o.awarded_at desc
      limit 1
    ),
    false
  )
$$;
comment on function private.is_award_revoked(uuid, text) is 'Whether the certificate of an award was revoked, or of Full that of a part.';
revoke all on function private.is_award_revoked(uuid, text) from public, anon, authenticated, service_role;

-- The newest award of each track of a person: [{exam_id, track, award, awarded_at, is_revoked}].
create or replace function private.read_awards(user_id_param uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  return coalesce(
    (
      select jsonb_agg(to_jsonb(n) || jsonb_build_object('is_revoked', private.is_award_revoked(n.exam_id, n.track)))
      from (
        select distinct on (w.track) w.exam_id, w.track, w.award, w.awarded_at
        from public.exam_awards w
        where w.user_id = user_id_param
        order by w.track, w.awarded_at desc
      ) n
    ),
    '[]'::jsonb
  );
end
$$;

/*
 * What a person was awarded with an exam, and the certificate that was issued for it: {award, credential: {id, jwt, kid} or null};
 * null without such an award, and for a Full of which a part was revoked before it was issued. For the service.
 */
create or replace function private.read_award(user_id_param uuid, exam_id_param uuid, track_param text) returns jsonb
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
      and (c.id is not null or not private.is_award_revoked(a.exam_id, a.track))
  );
end
$$;

/*
 * Revokes a certificate for good, with a reason that everybody reads on its page, and with it every Full that it is a part of.
 * Administrators alone; the audit log names who did it. HTTP 404 for an unknown number, 409 already-revoked.
 */
create or replace function private.revoke_credential(id_param text, reason_param text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reason constant text := btrim(coalesce(reason_param, ''));
  holder uuid;
begin
  if coalesce(private.caller_role() not in ('admin', 'super_admin'), true) then
    raise exception 'Only an administrator revokes a certificate.' using errcode = '42501';
  end if;
  update public.credentials c
  set revoked_at = now(), revoked_by = (select auth.uid()), revoked_reason = reason
  where c.id = id_param
  returning c.user_id into holder;
  if holder is null then
    raise exception 'There is no certificate of this number.' using errcode = 'PT404';
  end if;
  with fulls as (
    update public.credentials c
    set revoked_at = now(), revoked_by = (select auth.uid()), revoked_reason = reason
    where c.user_id = holder and c.track = 'full' and c.revoked_at is null and private.is_award_revoked(c.exam_id, c.track)
    returning c.id
  )
  insert into public.audit_log (actor_id, subject_id, action, details)
  select (select auth.uid()), holder, 'credential_revoked', jsonb_build_object('credential', r.id, 'reason', reason)
  from (select id_param as id union all select f.id from fulls f) r;
end
$$;

-- A question says what kind of case it is about: nobody remembers the eighth of fourteen jobs by its number.
alter table public.exam_questions add column item_group text;
comment on column public.exam_questions.item_group is 'Family of faults or group of tickets of the case, such as F1; null where it was asked before that was kept.';

create or replace function private.guard_exam_question() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if old.answered_at is not null
    or (new.exam_id, new.number, new.position, new.case_number, new.subject, new.item_group, new.reasons)
      is distinct from (old.exam_id, old.number, old.position, old.case_number, old.subject, old.item_group, old.reasons)
  then
    raise exception 'A question is answered once.' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Asks the questions of an exam, once: [{position, case_number, subject, item_group, reasons, supported}].
create or replace function private.ask_exam_questions(exam_id_param uuid, questions_param jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_service();
  -- Two tabs wait for each other here; the second finds the questions of the first.
  perform from public.exams e where e.id = exam_id_param and e.concluded_at is null for update;
  if not found or exists (select from public.exam_questions q where q.exam_id = exam_id_param) then
    return;
  end if;
  insert into public.exam_questions (exam_id, number, position, case_number, subject, item_group, reasons)
  select exam_id_param, q.at, (q.asked ->> 'position')::smallint, (q.asked ->> 'case_number')::smallint,
    q.asked ->> 'subject', q.asked ->> 'item_group', array(select jsonb_array_elements_text(q.asked -> 'reasons'))
  from jsonb_array_elements(questions_param) with ordinality as q (asked, at);
  insert into private.exam_answers (exam_id, number, supported)
  select exam_id_param, q.at, (q.asked ->> 'supported')::smallint
  from jsonb_array_elements(questions_param) with ordinality as q (asked, at);
end
$$;
