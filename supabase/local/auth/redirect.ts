/** The redirect URL of an email's link: the wanted one if it belongs to the product, else the product's root. */
export function allowedRedirect(wanted: string | null, siteUrl: string): string {
  if (wanted === null || !URL.canParse(wanted)) return siteUrl;
  return new URL(wanted).origin === new URL(siteUrl).origin ? wanted : siteUrl;
}
