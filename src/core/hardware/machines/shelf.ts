import type { StockItem } from './catalogue.ts';

/** Items that can be borrowed or bought, with prices in dollars (hardware-lab.md 2.5, corrections 24). */
const SHELF = {
  dimm: ['spare-dimm', 45],
  'dimm-2': ['spare-dimm-2', 45],
  psu: ['spare-psu', 85],
  'cmos-cell': ['spare-cell', 3],
  nvme: ['spare-nvme', 80],
  hdd: ['spare-hdd', 55],
  'ssd-sata': ['spare-ssd', 60],
  gpu: ['spare-gpu', 300],
  cpu: ['spare-cpu', 220],
  cooler: ['spare-cooler', 30],
  'liquid-cooler': ['spare-aio', 95],
  board: ['spare-board', 150],
  'front-io': ['spare-front-io', 15],
  'usb-nic': ['spare-usb-nic', 15],
  'pcie-nic': ['spare-pcie-nic', 20],
  monitor: ['spare-monitor', 140],
  'sata-cable': ['cable-sata-data-spare', 6],
  'video-lead': ['cable-monitor-spare', 8],
  'patch-lead': ['cable-lan-spare', 4],
  'mains-lead': ['cable-mains-spare', 4],
  '12v2x6-lead': ['cable-12v2x6-spare', 18],
} as const satisfies Readonly<Record<string, readonly [item: string, priceUsd: number]>>;

type Sku = keyof typeof SHELF;

/** Stock for every desktop. */
const ALWAYS: readonly Sku[] = [
  ...(['dimm', 'dimm-2', 'psu', 'cmos-cell', 'hdd', 'gpu', 'cpu', 'cooler', 'board'] as const),
  ...(['monitor', 'sata-cable', 'video-lead', 'patch-lead', 'mains-lead'] as const),
];

/** The stock of a desktop: the items for every one and the given ones, in the order of `SHELF`. */
export function stockWith(...more: readonly Sku[]): readonly StockItem[] {
  return stockOf(...ALWAYS, ...more);
}

/** The given items, in the order of `SHELF`. */
export function stockOf(...items: readonly Sku[]): readonly StockItem[] {
  const skus: ReadonlySet<string> = new Set(items);
  return Object.entries(SHELF)
    .filter(([sku]) => skus.has(sku))
    .map(([sku, [item, priceUsd]]) => ({ sku, item, priceUsd }));
}
