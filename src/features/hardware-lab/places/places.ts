/** Every machine has each of these places; what is there differs. */
export type CameraViewName =
  | 'bench'
  | 'machine'
  | 'board'
  | 'memory'
  | 'processor'
  | 'card'
  | 'indicators'
  | 'power'
  | 'headers'
  | 'ports'
  | 'drives'
  | 'chipset'
  | 'rear'
  | 'supply'
  | 'outlet'
  | 'front'
  | 'monitor'
  | 'strap'
  | 'meter';

/** The first rule that matches a target says where the hand goes. Ids are spoken alike by all machines. */
const VIEW_RULES: readonly (readonly [RegExp, CameraViewName])[] = [
  [/^(spare-)?dimm|^slot-([ab]?\d)$|^latch-([ab]?\d)-/, 'memory'],
  [/^(spare-)?cpu|^(lever-cpu|socket-cpu|mount-cooler|fan-rear|mount-fan-rear)|cooler/, 'processor'],
  [/(eps|atx12v|cpu-fan|pump)/, 'processor'],
  [/^(post-display|debug-leds|led-(cpu|dram|vga|boot))/, 'indicators'],
  [/^(cable-atx24|conn-atx24|tp-)/, 'power'],
  [/^(port-|wall-lan|cable-(monitor(?!-mains)|lan)|led-lan|flashback)/, 'ports'],
  [/^(spare-)?gpu|^(slot-x|latch-x|screw-gpu|cable-(pcie|12v)|ssd-m2|slot-m2|screw-m2)/, 'card'],
  [/^fpanel-|^conn-(front-panel|usb|audio)|^cable-(front|reset|power-led|hdd-led)/, 'headers'],
  [/^(spare-)?(ssd|hdd)|^(bay-(ssd|hdd)|screw-hdd|cable-sata|sata-)/, 'drives'],
  [/^(conn-cha-fan|cable-fan|cmos-cell|holder-cell|cell-terminals|jumper|led-standby|spare-cell)/, 'chipset'],
  [/^(spare-)?psu|^(mains-selector|led-psu|bay-psu|screw-psu)/, 'supply'],
  [/^(cable-mains|cable-strip|cable-monitor-mains|strip-|wall-outlet|led-strip)/, 'outlet'],
  [
    /^(power-button|reset-button|led-power|led-hdd|fan-front|mount-fan-front|front-io|bay-front|usb-|screw-front)/,
    'front',
  ],
  [/^(spare-)?monitor|^(led-monitor|desk-monitor)/, 'monitor'],
  [/^(motherboard|standoff|tray-|screw-board|spare-board)/, 'board'],
  [/^meter$/, 'meter'],
  [/^esd-strap$/, 'strap'],
];

/** The view that shows a target best. */
export function viewFor(target: string): CameraViewName {
  return VIEW_RULES.find(([pattern]) => pattern.test(target))?.[1] ?? 'machine';
}

/** What a technician goes to again and again; everything else is reached by choosing the part. Every machine has them. */
export const OFFERED_VIEWS = [
  'bench',
  'machine',
  'board',
  'processor',
  'memory',
  'card',
  'drives',
  'supply',
  'ports',
  'rear',
  'outlet',
  'monitor',
] as const satisfies readonly CameraViewName[];

/** The place whose things are read from a view: supply and ports are parts of the rear. */
export function lookedAtFrom(view: CameraViewName): string {
  return view === 'supply' || view === 'ports' ? 'rear' : view;
}
