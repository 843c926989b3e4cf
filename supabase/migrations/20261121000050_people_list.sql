-- User Management's list: searched, sorted and paged in the database, so that a hundred thousand people are no more work
-- for a browser than twenty.

-- The list can be sorted by each of its columns; the id makes the order of equals the same on every page. How a plan
-- stands depends on the moment, so no index has it in order; this one holds all that it is worked out from.
create index profiles_plan_standing_idx on public.profiles (plan_status, plan_ends_at, id);
create index profiles_full_name_idx on public.profiles (full_name, id);
create index profiles_email_idx on public.profiles (email, id);
create index profiles_account_type_idx on public.profiles (account_type, id);
create index profiles_active_plan_idx on public.profiles (active_plan, id);
create index profiles_role_idx on public.profiles (role, id);
create index profiles_status_idx on public.profiles (status, id);

-- The words of name and address, so that a search by the beginnings of words reads what it finds and nothing else.
-- Built-in functions alone: an index's expression runs with the rights of whoever changes a row.
create index profiles_words_idx on public.profiles using gin (
  to_tsvector('simple', translate(coalesce(full_name, '') || ' ' || coalesce(email, ''), '@._-+', '     '))
);

-- Every word of the search as the beginning of a word; null for a search without any.
create function private.search_words(search_param text) returns tsquery
language sql immutable set search_path = ''
as $$
  select to_tsquery('simple', string_agg(quote_literal(word) || ':*', ' & '))
  from regexp_split_to_table(
    translate(left(search_param, 200), '@._-+''\:&|!()<>*"', repeat(' ', 17)), '\s+'
  ) as word
  where word <> ''
$$;
comment on function private.search_words(text) is 'What somebody typed into a search, as a query for all of its words. Nothing of it is syntax.';

/*
 * Row security lets administrators read every profile as well, but keeps a search from using the index: an operator that
 * is not leakproof must not see a row before the policy has. So this runs with the owner's rights and asks itself who is
 * calling.
 */
create function private.list_people(
  search_param text, sort_param text, descending_param boolean, limit_param integer, offset_param integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sortable constant text[] := array[
    'full_name', 'email', 'account_type', 'active_plan', 'plan_status', 'role', 'status', 'created_at'
  ];
  longest_page constant integer := 100;
  words constant tsquery := private.search_words(search_param);
  direction constant text := case when descending_param then 'desc' else 'asc' end;
  -- Time alone ends a plan and nobody writes that down (subscriptionState in src/core/billing/subscription.ts).
  standing constant text := $sql$
    case when p.plan_status in ('active', 'past_due') and p.plan_ends_at < now() then 'expired' else p.plan_status end
  $sql$;
  sort_key text;
  matching text := '';
  -- Few people are sorted as they are found: looked for along the order of an index, somebody rare would cost a walk past
  -- everybody else. Of many, the index soon has a page.
  few constant integer := 5000;
  total integer;
  result jsonb;
begin
  if coalesce(private.caller_role(), 'user') not in ('admin', 'super_admin') then
    raise exception 'You need admin privileges to view and manage users.' using errcode = 'PT403', hint = 'not_admin';
  end if;
  if not coalesce(sort_param = any (sortable), false)
    or not coalesce(limit_param between 1 and longest_page and offset_param >= 0, false) then
    raise exception 'This list cannot be read like that.' using errcode = 'PT422', hint = 'invalid_list';
  end if;
  sort_key := case sort_param when 'plan_status' then format('(%s) collate "C"', standing) else format('p.%I', sort_param) end;
  if words is not null then
    matching := $sql$ where to_tsvector(
      'simple', translate(coalesce(p.full_name, '') || ' ' || coalesce(p.email, ''), '@._-+', '     ')
    ) @@ $1 $sql$;
  end if;
  execute 'select count(*) from public.profiles p' || matching into total using words;
  -- Only the rows of the page itself are read whole.
  execute format(
    $sql$
      with found as %5$s (select p.id, %2$s as key from public.profiles p %1$s)
      select jsonb_build_object(
        'total', $4,
        'people', coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'full_name', p.full_name, 'email', p.email, 'account_type', p.account_type,
          'active_plan', p.active_plan, 'plan_status', %4$s, 'role', p.role, 'status', p.status
        ) order by page.key %3$s, p.id %3$s), '[]'))
      from (select f.id, f.key from found f order by f.key %3$s, f.id %3$s limit $2 offset $3) page
      join public.profiles p on p.id = page.id
    $sql$,
    matching, sort_key, direction, standing, case when total > few then 'not materialized' else 'materialized' end
  ) into result using words, limit_param, offset_param, total;
  return result;
end
$$;

create function public.list_people(
  search_param text default '',
  sort_param text default 'created_at',
  descending_param boolean default true,
  limit_param integer default 20,
  offset_param integer default 0
) returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.list_people(search_param, sort_param, descending_param, limit_param, offset_param) $$;
comment on function public.list_people(text, text, boolean, integer, integer) is 'A page of people and how many the search finds: {total, people}. For administrators (PT403 otherwise); at most 100 a page, sorted by one of the listed columns (PT422 otherwise).';

revoke all on function
  private.search_words(text),
  private.list_people(text, text, boolean, integer, integer),
  public.list_people(text, text, boolean, integer, integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.list_people(text, text, boolean, integer, integer),
  public.list_people(text, text, boolean, integer, integer)
to authenticated;
