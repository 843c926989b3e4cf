-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads what forms there are, and of their own attempts
-- what row security lets them.
grant select on public.forms, public.form_items, public.form_attempts, public.form_results to authenticated;
grant execute on function
  private.shown_attempts(text),
  private.begin_form_attempt(uuid, uuid), public.begin_form_attempt(uuid, uuid),
  private.read_form_cases(uuid), public.read_form_cases(uuid)
to authenticated;
