-- Every grant of the API roles in one place: first nothing, then what each role needs, down to columns.
-- Safe to run again at any time; the local stack does so, because its server grants everything at its first request.
-- Functions for the service role alone are granted in the file that creates them, and left as they are here.

-- New objects start closed, for whoever runs the migrations.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema private from public, anon, authenticated, service_role;
revoke create on schema public from public, anon, authenticated, service_role;
revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
revoke all on all functions in schema public, private from public, anon, authenticated;

-- Signed out: the price list, the waiting list's door and its number, a message to the team. The thin functions in `public`
-- run as whoever calls them, so that visitors too have to reach what stands behind these three, and nothing else.
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema private to anon;
grant select on public.plans to anon, authenticated;
grant execute on function
  private.join_waiting_list(text, text), private.waiting_list_count(),
  private.send_contact_message(uuid, text, text, text),
  public.join_waiting_list(text, text), public.waiting_list_count(),
  public.send_contact_message(uuid, text, text, text)
to anon, authenticated;

-- Signed in: row security decides which rows, guard triggers which values.
grant usage on schema private to authenticated, service_role;
grant select on
  public.profiles, public.subscriptions, public.subscription_history, public.user_activity, public.invoices,
  public.audit_log, public.waiting_list, public.contact_messages, public.simulation_runs, public.run_commands
to authenticated;
grant update (full_name, status, role, account_type) on public.profiles to authenticated;
grant execute on function
  private.caller_role(), private.is_active_caller(),
  private.get_demo_usage_count(uuid), private.increment_demo_usage(uuid),
  public.get_demo_usage_count(uuid), public.increment_demo_usage(uuid),
  private.list_people(text, text, boolean, integer, integer), public.list_people(text, text, boolean, integer, integer)
to authenticated;

-- The product's own functions. Profiles come and go with their accounts; the audit log is written by triggers.
grant select, update on public.profiles to service_role;
grant select on public.audit_log to service_role;
grant select, delete on public.waiting_list, public.contact_messages to service_role;
grant select, insert, update, delete on
  public.plans, public.subscriptions, public.subscription_history, public.user_activity, public.invoices
to service_role;
