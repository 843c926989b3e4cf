-- Who changed whose role, status or plan, and when. Written by triggers, read by administrators, changed by nobody.

create table public.audit_log (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default clock_timestamp(),
  actor_id uuid,
  subject_id uuid not null,
  action text not null,
  details jsonb not null default '{}'::jsonb,
  constraint audit_log_action_known check (action in ('role_changed', 'status_changed', 'plan_changed'))
);

comment on table public.audit_log is 'Append-only record of changes of role, status and plan.';
comment on column public.audit_log.id is 'Entry.';
comment on column public.audit_log.at is 'When it was written.';
comment on column public.audit_log.actor_id is 'Whose token made the change; null for the functions and the owner. No foreign key: the entry outlives the account.';
comment on column public.audit_log.subject_id is 'Whose profile changed. No foreign key, for the same reason.';
comment on column public.audit_log.action is 'role_changed, status_changed or plan_changed.';
comment on column public.audit_log.details is 'The value before and after: {"from": ..., "to": ...}.';

create index audit_log_at_idx on public.audit_log (at desc);
create index audit_log_subject_id_idx on public.audit_log (subject_id, at desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id, at desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create policy audit_log_select_admin on public.audit_log
  for select to authenticated
  using ((select private.caller_role()) in ('admin', 'super_admin'));

create function private.record_profile_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  actor uuid := (select auth.uid());
begin
  if new.role is distinct from old.role then
    insert into public.audit_log (actor_id, subject_id, action, details)
    values (actor, new.id, 'role_changed', jsonb_build_object('from', old.role, 'to', new.role));
  end if;
  if new.status is distinct from old.status then
    insert into public.audit_log (actor_id, subject_id, action, details)
    values (actor, new.id, 'status_changed', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  if (new.active_plan, new.plan_status) is distinct from (old.active_plan, old.plan_status) then
    insert into public.audit_log (actor_id, subject_id, action, details)
    values (
      actor, new.id, 'plan_changed',
      jsonb_build_object(
        'from', jsonb_build_object('plan', old.active_plan, 'status', old.plan_status),
        'to', jsonb_build_object('plan', new.active_plan, 'status', new.plan_status)
      )
    );
  end if;
  return null;
end
$$;

create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The audit log is append-only.' using errcode = '42501';
end
$$;

revoke all on function private.record_profile_change(), private.refuse_audit_change() from public;

create trigger profiles_record_change
  after update of role, status, active_plan, plan_status on public.profiles
  for each row execute function private.record_profile_change();

create trigger audit_log_append_only
  before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();
