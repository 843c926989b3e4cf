-- Beside 20261121000090_privileges.sql, and run again with it.
grant execute on function
  private.show_replays(boolean), public.show_replays(boolean),
  private.read_closed_week(uuid), public.read_closed_week(uuid)
to authenticated;
