-- The demo people of a local stack. Never run on a hosted project: `supabase db push` leaves seeds out.
-- Everybody's password is `bench-ready`. Safe to run again: it brings the demo people back to where they start.

drop table if exists pg_temp.seed_people, pg_temp.seed_subscriptions, pg_temp.seed_rows;

create temporary table seed_people (
  id uuid primary key, name text not null, full_name text not null, account_type text, role text not null, status boolean not null
);

insert into seed_people values
  ('5eed0000-0000-4000-8000-000000000001', 'new',         'Nora Newcomb',     'individual', 'user',        true),
  ('5eed0000-0000-4000-8000-000000000002', 'free',        'Felix Freeman',    'individual', 'user',        true),
  ('5eed0000-0000-4000-8000-000000000003', 'ace',         'Asha Acel',        'individual', 'user',        true),
  ('5eed0000-0000-4000-8000-000000000004', 'expert',      'Edda Expertsen',   'individual', 'user',        true),
  ('5eed0000-0000-4000-8000-000000000005', 'expired',     'Emil Pastwell',    'individual', 'user',        true),
  ('5eed0000-0000-4000-8000-000000000006', 'testing',     'Tess Ingram',      'business',   'user',        true),
  ('5eed0000-0000-4000-8000-000000000007', 'ticketing',   'Tycho Ketting',    'business',   'user',        true),
  ('5eed0000-0000-4000-8000-000000000008', 'golden',      'Gwen Goldwyn',     'business',   'user',        true),
  ('5eed0000-0000-4000-8000-000000000009', 'admin',       'Ada Minton',       'individual', 'admin',       true),
  ('5eed0000-0000-4000-8000-00000000000a', 'super',       'Sunniva Perrault', 'individual', 'super_admin', true),
  ('5eed0000-0000-4000-8000-00000000000b', 'deactivated', 'Dario Activo',     'individual', 'user',        false);

-- Columns that both the hosted sign-in service and the local one have. The hash is bcrypt of `bench-ready`, at the
-- lowest cost: anybody can read it in the README, and tests sign in a thousand times.
insert into auth.users
  (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
select
  id, 'authenticated', 'authenticated', name || '@benchready.test',
  '$2b$04$IrCxFzEnHyDmy1Bb.Pl4duvWYqlI6vRH0UAezfg3.SPROAeWTvhnC', now() - interval '40 days',
  '{"provider": "email", "providers": ["email"]}'::jsonb,
  jsonb_build_object(
    'sub', id, 'email', name || '@benchready.test', 'full_name', full_name, 'account_type', account_type,
    'email_verified', true, 'phone_verified', false
  ),
  now() - interval '40 days', now() - interval '40 days'
from seed_people
on conflict do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  p.id, 'email', p.id::text, p.id,
  jsonb_build_object('sub', p.id, 'email', p.name || '@benchready.test', 'email_verified', true, 'phone_verified', false),
  null, now() - interval '40 days', now() - interval '40 days'
from seed_people p
join auth.users u on u.id = p.id
on conflict do nothing;

-- The hosted sign-in service looks people up by instance and reads an absent token as text, never as null.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    execute $hosted$
      update auth.users u set
        instance_id = '00000000-0000-0000-0000-000000000000',
        confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = ''
      from seed_people p
      where p.id = u.id and u.instance_id is null
    $hosted$;
  end if;
end
$$;

create temporary table seed_subscriptions (
  name text primary key, plan_name text not null, status text not null, started interval not null, stripe_subscription_id text
);

-- Every plan is open for 30 days from its start.
insert into seed_subscriptions values
  ('free',        'Free',             'active', '1 day',   null),
  ('ace',         'Ace Plan',         'active', '5 days',  null),
  ('expert',      'Expert Plan',      'active', '2 days',  'sub_local_expert'),
  ('expired',     'Ace Plan',         'active', '35 days', null),
  ('testing',     'Testing',          'active', '3 days',  null),
  ('ticketing',   'Ticketing System', 'active', '3 days',  null),
  ('golden',      'Golden Bundle',    'active', '3 days',  null),
  ('deactivated', 'Ace Plan',         'active', '2 days',  null);

create temporary table seed_rows as
select
  p.id as user_id, s.name, pl.id as plan_id, pl.name as plan_name, pl.price, s.status,
  now() - s.started as period_start, now() - s.started + interval '30 days' as period_end, s.stripe_subscription_id
from seed_subscriptions s
join seed_people p on p.name = s.name
join public.profiles on profiles.id = p.id
join public.plans pl on pl.name = s.plan_name;

insert into public.subscriptions
  (user_id, plan_id, status, current_period_start, current_period_end, stripe_subscription_id)
select user_id, plan_id, status, period_start, period_end, stripe_subscription_id from seed_rows
on conflict (user_id) do update set
  plan_id = excluded.plan_id, status = excluded.status, current_period_start = excluded.current_period_start,
  current_period_end = excluded.current_period_end, stripe_subscription_id = excluded.stripe_subscription_id,
  canceled_at = null;

insert into public.subscription_history (id, user_id, plan_id, created_at)
select user_id, user_id, plan_id, period_start from seed_rows
on conflict do nothing;

insert into public.user_activity (user_id, timer_expiry)
select user_id, period_end from seed_rows where plan_name = 'Free'
on conflict (user_id) do update set timer_expiry = excluded.timer_expiry;

insert into public.invoices (id, user_id, date, amount, currency, description, status)
select 'in_local_' || name, user_id, period_start, price, 'usd', plan_name, 'paid' from seed_rows where price > 0
on conflict (id) do update set date = excluded.date;

-- The role comes last: whoever is an administrator is one only after the account exists.
update public.profiles as profile set
  full_name = p.full_name, role = p.role, status = p.status, account_type = p.account_type,
  active_plan = s.plan_name, plan_status = coalesce(s.status, 'inactive'),
  stripe_customer_id = case when s.price > 0 then 'cus_local_' || p.name end
from seed_people p
left join seed_rows s on s.user_id = p.id
where profile.id = p.id;

delete from private.demo_usage where user_id in (select id from seed_people);

drop table seed_people, seed_subscriptions, seed_rows;

-- A competition at the bench that is on, and one at the desk that is announced; a database that stands before competitions has none.
do $$
begin
  if to_regclass('public.competitions') is null then
    return;
  end if;

  create temporary table seed_competitions (
    id uuid primary key, title text not null, simulation text not null, opens interval not null, closes interval not null,
    run_length interval not null, stories integer not null, practice text[] not null
  );

  insert into seed_competitions values
    ('c0000000-0000-4000-8000-000000000001', 'Autumn Bench', 'hardware', '-1 day', '6 days', '20 minutes', 1,
      '{dead-desk,vanished-disk,slow-afternoons}'),
    ('c0000000-0000-4000-8000-000000000002', 'Winter Desk', 'ticketing', '4 days', '6 days', '10 minutes', 3,
      '{TK-01,TK-13,TK-20}');

  insert into public.forms (
    id, purpose, code, version, opens_at, closes_at, attempts, run_length, score_shown, case_shown
  )
  select
    id, 'competition', 'competition-' || id, 1, now() + opens, now() + closes, 1, run_length, 'run-over', 'window-over'
  from seed_competitions
  on conflict (id) do nothing;

  insert into public.form_items (form_id, position, simulation, seeds)
  select id, i, simulation, 'shared' from seed_competitions, generate_series(1, 3) i
  on conflict do nothing;

  insert into private.form_draws (form_id, position, request)
  select id, i, jsonb_build_object('count', stories) from seed_competitions, generate_series(1, 3) i
  on conflict do nothing;

  insert into public.competitions (form_id, title, simulation, practice)
  select id, title, simulation, practice from seed_competitions
  on conflict do nothing;

  drop table seed_competitions;
end
$$;
