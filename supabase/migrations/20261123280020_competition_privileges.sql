-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads competitions and disputes what they played; what
-- is for administrators asks for the role itself.
grant select on
  public.competitions, public.competition_entries, public.review_flags, public.disputes, public.review_decisions
to authenticated;
grant execute on function
  private.make_competition(jsonb), public.make_competition(jsonb),
  private.list_competitions(uuid), public.list_competitions(uuid),
  private.read_competition_page(uuid, text), public.read_competition_page(uuid, text),
  private.list_competition_attempts(uuid, uuid), public.list_competition_attempts(uuid, uuid),
  private.dispute_run(uuid, text), public.dispute_run(uuid, text),
  private.read_dispute(uuid), public.read_dispute(uuid),
  private.list_reviews(uuid), public.list_reviews(uuid),
  private.list_decisions(uuid), public.list_decisions(uuid),
  private.decide_review(text, text, uuid, uuid, smallint, uuid), public.decide_review(text, text, uuid, uuid, smallint, uuid)
to authenticated;
