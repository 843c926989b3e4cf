-- The name in the product belongs to the person. Auth writes the provider's name into the account at every sign-in with
-- Google, so the account's name fills an empty profile only; the profile form writes the profile itself.
create or replace function private.mirror_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles p
  set
    email = new.email,
    full_name = case
      when p.status then coalesce(p.full_name, private.name_from_metadata(new.raw_user_meta_data))
      else p.full_name
    end
  where p.id = new.id;
  return null;
end
$$;
revoke all on function private.mirror_account() from public;
