import type { NetworkTables } from './network-tables.ts';

/** Rows in place of those with the same key, and new ones after them. */
function merged<Row>(
  rows: readonly Row[],
  changed: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (changed === undefined || changed.length === 0) return rows;
  const keys = new Set(changed.map(keyOf));
  return [...rows.filter((row) => !keys.has(keyOf(row))), ...changed];
}

/** Rows of the network that are otherwise than on an ordinary day. */
export type NetworkRows = Partial<
  Pick<
    NetworkTables,
    'segments' | 'machines' | 'switches' | 'accessPoints' | 'sites' | 'nameServers' | 'shares' | 'wrongClocks'
  >
>;

/** Tables with these rows in place of their own. */
export function withRows<Tables extends NetworkRows>(tables: Tables, rows: NetworkRows): Tables {
  return {
    ...tables,
    segments: merged(tables.segments ?? [], rows.segments, ({ id }) => id),
    switches: merged(tables.switches ?? [], rows.switches, ({ id }) => id),
    ...(tables.sites === undefined && rows.sites === undefined
      ? {}
      : { sites: merged(tables.sites ?? [], rows.sites, ({ name }) => name) }),
    accessPoints: merged(tables.accessPoints ?? [], rows.accessPoints, ({ id }) => id),
    machines: merged(tables.machines ?? [], rows.machines, ({ address, mac }) => `${address} ${mac}`),
    nameServers: merged(tables.nameServers ?? [], rows.nameServers, ({ address }) => address),
    shares: merged(tables.shares ?? [], rows.shares, ({ server, name }) => `${server} ${name}`),
    wrongClocks: { ...tables.wrongClocks, ...rows.wrongClocks },
  };
}
