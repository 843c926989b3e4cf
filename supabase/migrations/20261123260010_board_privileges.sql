-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads boards, and joins and leaves them themselves.
grant select on public.board_members, public.board_entries to authenticated;
grant execute on function
  private.join_board(text), public.join_board(text), private.leave_board(), public.leave_board(),
  private.free_pseudonyms(text[]), public.free_pseudonyms(text[]),
  private.open_ranked_week(text), public.open_ranked_week(text),
  private.read_board_page(uuid, text), public.read_board_page(uuid, text),
  private.read_board_band(uuid), public.read_board_band(uuid)
to authenticated;
