-- The six plans. Ids and names are those of src/core/billing/plans.ts; a test compares them.

create table public.plans (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  price numeric not null,
  annual_price numeric,
  discounted_price numeric,
  price_interval text not null,
  features jsonb not null default '[]'::jsonb,
  plan_type text not null,
  is_popular boolean not null default false,
  stripe_price_id text,
  stripe_price_id_live text,
  constraint plans_name_unique unique (name),
  constraint plans_prices_not_negative check (price >= 0 and annual_price >= 0 and discounted_price >= 0),
  constraint plans_prices_whole_cents check (
    price = round(price, 2) and annual_price = round(annual_price, 2) and discounted_price = round(discounted_price, 2)
  ),
  constraint plans_price_interval_known check (price_interval in ('one-time', 'monthly')),
  constraint plans_features_list check (jsonb_typeof(features) = 'array'),
  constraint plans_plan_type_known check (plan_type in ('individual', 'business')),
  constraint plans_stripe_price_id_unique unique (stripe_price_id),
  constraint plans_stripe_price_id_live_unique unique (stripe_price_id_live)
);

comment on table public.plans is 'What can be bought, and for how much.';
comment on column public.plans.id is 'Fixed; the product knows each plan by it.';
comment on column public.plans.name is 'As people read it.';
comment on column public.plans.description is 'One sentence for the plan''s card.';
comment on column public.plans.price is 'US dollars for one payment, or for one month.';
comment on column public.plans.annual_price is 'US dollars a year; null: price * 0.8 * 12.';
comment on column public.plans.discounted_price is 'Former price in US dollars, struck through when above the price.';
comment on column public.plans.price_interval is 'one-time, or monthly for a subscription that renews itself.';
comment on column public.plans.features is 'List of text, one line each on the plan''s card.';
comment on column public.plans.plan_type is 'Which account type sees it: individual or business.';
comment on column public.plans.is_popular is 'Whether the card is highlighted.';
comment on column public.plans.stripe_price_id is 'Price at Stripe, test mode; null: the checkout makes one from this row.';
comment on column public.plans.stripe_price_id_live is 'Price at Stripe, live mode; null: the checkout makes one from this row.';

create index plans_plan_type_price_idx on public.plans (plan_type, price);
create index plans_price_idx on public.plans (price);

alter table public.plans enable row level security;
revoke all on public.plans from public, anon, authenticated;
grant select on public.plans to anon, authenticated;
grant select, insert, update, delete on public.plans to service_role;

create policy plans_select_everyone on public.plans
  for select to anon, authenticated
  using (true);

insert into public.plans
  (id, name, description, price, discounted_price, price_interval, features, plan_type, is_popular, stripe_price_id)
values
  (
    'b7000000-0000-4000-8000-000000000001', 'Free',
    'Try out the hardware lab for sixty seconds. No card needed.',
    0, null, 'one-time',
    '["One 60-second demo of the 3D hardware lab", "A real fault to find, with hints on the way", "Simulation manual included"]',
    'individual', false, null
  ),
  (
    'b7000000-0000-4000-8000-000000000002', 'Ace Plan',
    'The whole hardware lab for thirty days, paid once.',
    9.49, null, 'one-time',
    '["Extended session time: 20 minutes", "The full testing environment", "Step-by-step tutorial", "Technical skills on a 3D workbench"]',
    'individual', false, null
  ),
  (
    'b7000000-0000-4000-8000-000000000003', 'Expert Plan',
    'The support desk, month after month, for people who want the job.',
    12.99, null, 'monthly',
    '["Full access to the ticketing simulation", "10-minute sessions, again and again", "Tutorials for every kind of ticket", "Technical skills across hardware, software and networks", "Professional experience building", "Cancel any time"]',
    'individual', true, null
  ),
  (
    'b7000000-0000-4000-8000-000000000004', 'Testing',
    'Assess applicants at the workbench.',
    79, null, 'one-time',
    '["The full testing environment for your team", "Technical skills measured on real faults", "Scores computed on the server", "Tutorial for assessors"]',
    'business', false, null
  ),
  (
    'b7000000-0000-4000-8000-000000000005', 'Ticketing System',
    'Train technicians at the support desk.',
    89, null, 'one-time',
    '["The full ticketing simulation for your team", "Professional communication with customers", "Priorities and service levels as at work", "Tutorial for trainers"]',
    'business', false, null
  ),
  (
    'b7000000-0000-4000-8000-000000000006', 'Golden Bundle',
    'Assess and train: the workbench and the support desk together.',
    139, 168, 'one-time',
    '["Everything in Testing", "Everything in Ticketing System", "Technical and professional skills side by side", "Tutorials for assessors and trainers"]',
    'business', true, null
  )
on conflict (id) do update set
  name = excluded.name,
  description = excluded.description,
  price = excluded.price,
  discounted_price = excluded.discounted_price,
  price_interval = excluded.price_interval,
  features = excluded.features,
  plan_type = excluded.plan_type,
  is_popular = excluded.is_popular;
