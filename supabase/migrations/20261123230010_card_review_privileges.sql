-- Beside 20261121000090_privileges.sql, and run again with it: everybody reads and adds their own answers to cards.
grant select on public.card_reviews to authenticated;
grant insert (user_id, id, fact_id, rating, reviewed_at) on public.card_reviews to authenticated;
