/** What a browser was allowed and given. */
export interface BrowserSetup {
  /** Sites that may show notifications. */
  readonly allowed: readonly string[];
  readonly extensions: readonly string[];
  /** The page that it opens with. */
  readonly startsWith: string;
}

export const COMPANY_SITES: readonly string[] = ['intranet.corp.larkfield.example'];
export const COMPANY_EXTENSIONS: readonly string[] = ['Larkfield Single Sign-on'];

export const ORDINARY_SETUP: BrowserSetup = {
  allowed: COMPANY_SITES,
  extensions: COMPANY_EXTENSIONS,
  startsWith: 'intranet.corp.larkfield.example',
};
