/** Where an email's link may lead: an address of the product, else the product's root. */
export function allowedRedirect(wanted: string | null, siteUrl: string): string {
  if (wanted === null || !URL.canParse(wanted)) return siteUrl;
  return new URL(wanted).origin === new URL(siteUrl).origin ? wanted : siteUrl;
}
