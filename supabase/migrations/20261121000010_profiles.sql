-- One row a person, beside the sign-in account. Who may change what in it is in the profile_guard migration.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text,
  email text,
  role text not null default 'user',
  status boolean not null default true,
  account_type text,
  active_plan text,
  plan_status text not null default 'inactive',
  plan_ends_at timestamptz,
  stripe_customer_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint profiles_full_name_tidy check (
    full_name = btrim(full_name) and char_length(full_name) between 2 and 100 and full_name !~ '[[:cntrl:]]'
  ),
  constraint profiles_role_known check (role in ('user', 'admin', 'super_admin')),
  constraint profiles_account_type_known check (account_type in ('individual', 'business')),
  constraint profiles_plan_status_known check (
    plan_status in ('inactive', 'active', 'canceled', 'expired', 'past_due')
  ),
  constraint profiles_stripe_customer_id_unique unique (stripe_customer_id)
);

comment on table public.profiles is 'A person: name, role, whether the account is open, and a summary of the plan.';
comment on column public.profiles.id is 'The sign-in account; the row goes when the account goes.';
comment on column public.profiles.full_name is 'How the person is greeted: 2 to 100 characters, or nothing.';
comment on column public.profiles.email is 'Mirror of the confirmed address in auth.users; nobody writes it here.';
comment on column public.profiles.role is 'user, admin or super_admin. Only administrators change it, never their own.';
comment on column public.profiles.status is 'False: deactivated or deleted. Its person can close it; only an administrator reopens it.';
comment on column public.profiles.account_type is 'individual or business; set once, at sign-up or at the first sign-in after it.';
comment on column public.profiles.active_plan is 'Name of the plan bought last; written by the billing functions.';
comment on column public.profiles.plan_status is 'How that plan stands, for the list of people; written by the billing functions. That its time ran out, the list works out.';
comment on column public.profiles.plan_ends_at is 'Mirror of subscriptions.current_period_end, so that the list of people need not look there.';
comment on column public.profiles.stripe_customer_id is 'The customer at Stripe; written by the billing functions.';
comment on column public.profiles.created_at is 'When the account was made.';
comment on column public.profiles.updated_at is 'When the row last changed.';

-- The list of people is paged newest first: this one, read backwards.
create index profiles_created_at_idx on public.profiles (created_at, id);
-- Asked at every change of a role or status: is there another active super_admin?
create index profiles_active_super_admin_idx on public.profiles (id) where role = 'super_admin' and status;

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant update (full_name, status, role, account_type) on public.profiles to authenticated;

-- Role and status come from the table at every request: a token outlives a demotion by up to an hour.
create function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$
  select p.role from public.profiles p where p.id = (select auth.uid()) and p.status
$$;
comment on function private.caller_role() is 'The role of whoever asks; null for the signed out, the unknown and the deactivated.';

create function private.is_active_caller() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.status)
$$;
comment on function private.is_active_caller() is 'Whether whoever asks has a profile that is not deactivated.';

revoke all on function private.caller_role(), private.is_active_caller() from public;
grant execute on function private.caller_role(), private.is_active_caller() to authenticated;

-- One's own row stays readable after deactivation: it is how a person learns of it.
create policy profiles_select_self_or_admin on public.profiles
  for select to authenticated
  using (
    id = (select auth.uid())
    or (select private.caller_role()) in ('admin', 'super_admin')
  );

create policy profiles_update_self_or_admin on public.profiles
  for update to authenticated
  using (
    (select private.is_active_caller())
    and (id = (select auth.uid()) or (select private.caller_role()) in ('admin', 'super_admin'))
  );

create trigger profiles_touch_updated_at
  before update on public.profiles
  for each row execute function private.touch_updated_at();
