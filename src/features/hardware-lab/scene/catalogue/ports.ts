/** Connectors on the rear edge of a board. */
export type PortKind =
  | 'usb2'
  | 'usb3'
  | 'usb-fast'
  | 'lan'
  | 'display'
  | 'audio'
  | 'vga'
  | 'dvi'
  | 'ps2'
  | 'button'
  | 'lan-usb';
