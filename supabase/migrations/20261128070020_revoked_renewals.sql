-- A renewal that was begun before its certificate was revoked is not passed any more: it would be worth more than what it renews.

-- Whether an exam renews a certificate that was revoked; forms of renewals are named by kindOfForm() in core, and a test plays one.
create function private.renews_revoked(exam public.exams) returns boolean
language sql stable set search_path = ''
as $$
  select split_part(exam.form, ' ', 1) like '%-R' and coalesce(
    (
      select private.is_award_revoked(w.exam_id, w.track)
      from public.exam_awards w
      where w.user_id = exam.user_id and w.track = exam.track and w.exam_id <> exam.id
      order by w.awarded_at desc
      limit 1
    ),
    true
  )
$$;
comment on function private.renews_revoked(public.exams) is 'Whether an exam renews a certificate that does not count any more.';
revoke all on function private.renews_revoked(public.exams) from public, anon, authenticated, service_role;

create function private.guard_renewal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (new.passed or (new.attempt_id is not null and old.attempt_id is null)) and private.renews_revoked(new) then
    raise exception 'The certificate that this exam renews was revoked.' using errcode = 'PT409', hint = 'not-held';
  end if;
  return new;
end
$$;
comment on function private.guard_renewal() is 'Row trigger: no renewal of a revoked certificate is begun or passed.';
revoke all on function private.guard_renewal() from public, anon, authenticated, service_role;

create trigger exams_guard_renewal
  before update on public.exams
  for each row execute function private.guard_renewal();
