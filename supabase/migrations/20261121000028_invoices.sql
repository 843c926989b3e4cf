-- What a person has been billed, as Stripe's events told it.

create table public.invoices (
  id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  date timestamptz not null,
  amount numeric not null,
  currency text not null default 'usd',
  description text,
  status text not null,
  invoice_pdf text,
  hosted_invoice_url text,
  constraint invoices_amount_whole_cents check (amount = round(amount, 2)),
  constraint invoices_currency_code check (currency ~ '^[a-z]{3}$'),
  constraint invoices_links_http check (
    invoice_pdf ~ '^https?://' and hosted_invoice_url ~ '^https?://'
  )
);

comment on table public.invoices is 'A person''s invoices. Written by the billing functions alone.';
comment on column public.invoices.id is 'Stripe''s id of it, which makes a repeated event harmless.';
comment on column public.invoices.user_id is 'Who was billed.';
comment on column public.invoices.date is 'Date of the invoice.';
comment on column public.invoices.amount is 'Total in whole units of the currency (dollars, not cents).';
comment on column public.invoices.currency is 'ISO 4217 code, lower case as Stripe writes it.';
comment on column public.invoices.description is 'What was bought.';
comment on column public.invoices.status is 'Stripe''s status; anything but paid is shown as pending.';
comment on column public.invoices.invoice_pdf is 'Where the document can be downloaded.';
comment on column public.invoices.hosted_invoice_url is 'Where it can be read and paid.';

create index invoices_user_id_date_idx on public.invoices (user_id, date desc);

alter table public.invoices enable row level security;
revoke all on public.invoices from public, anon, authenticated;
grant select on public.invoices to authenticated;
grant select, insert, update, delete on public.invoices to service_role;

create policy invoices_select_own on public.invoices
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active_caller()));
