/** Where people work. `remote`: from home, through the VPN. */
export type Site = 'ashby' | 'brill' | 'coln' | 'remote';

/** Sites with a building and a network of their own. */
export type Building = Exclude<Site, 'remote'>;

export const DOMAIN = 'corp.larkfield.example';

interface BuildingSpec {
  /** First two letters of the host names there. */
  readonly code: string;
  /** First two octets of its addresses (RFC 1918). */
  readonly network: string;
  /** Labels of desks begin with these. */
  readonly floors: readonly [string, ...string[]];
}

export const BUILDINGS: Readonly<Record<Building, BuildingSpec>> = {
  ashby: { code: 'AS', network: '10.20', floors: ['A1', 'A2', 'A3'] },
  brill: { code: 'BR', network: '10.30', floors: ['B0', 'B1'] },
  coln: { code: 'CO', network: '10.40', floors: ['C0', 'C1'] },
};
