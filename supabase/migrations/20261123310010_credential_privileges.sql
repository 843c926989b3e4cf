-- Beside 20261121000090_privileges.sql, and run again with it: holders and administrators read certificates, anybody reads one by its number.
grant select on public.credentials to authenticated;
grant execute on function private.read_credential(text), public.read_credential(text) to anon, authenticated, service_role;
grant execute on function
  private.show_credential_name(text, boolean), public.show_credential_name(text, boolean),
  private.revoke_credential(text, text), public.revoke_credential(text, text)
to authenticated;
grant execute on function
  private.read_award(uuid, uuid, text), public.read_award(uuid, uuid, text),
  private.store_credential(text, uuid, uuid, text, text, text, timestamptz),
  public.store_credential(text, uuid, uuid, text, text, text, timestamptz),
  private.list_revoked_credentials(), public.list_revoked_credentials()
to service_role;
