import { REAR_PORT_Y } from '../../catalogue/kestrel/layout.ts';
import type { RearPort } from '../rear-ports.ts';

/** Rear connectors of the Kestrel's board, from the top down. */
export const KESTREL_PORTS: readonly RearPort[] = [
  { y: 293, height: 7, kind: 'button' },
  { y: REAR_PORT_Y.display, height: 13, kind: 'display' },
  { y: REAR_PORT_Y.usb2, height: 14, kind: 'usb2' },
  { y: REAR_PORT_Y.usb3, height: 14, kind: 'usb3' },
  { y: REAR_PORT_Y.lan, height: 22, kind: 'lan' },
  { y: REAR_PORT_Y.usbFast, height: 16, kind: 'usb-fast' },
  { y: REAR_PORT_Y.usb3Low, height: 14, kind: 'usb3' },
  { y: REAR_PORT_Y.audio, height: 28, kind: 'audio' },
];
