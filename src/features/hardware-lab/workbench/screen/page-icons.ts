import {
  Activity,
  Cpu,
  Database,
  FileText,
  Folder,
  HardDrive,
  LayoutGrid,
  type LucideIcon,
  Monitor,
  Network,
  Terminal,
} from 'lucide-react';
import type { Page } from '../../../../core/hardware/model/vocabulary.ts';

/** The icons of the operating system's pages. */
export const PAGE_ICONS: Readonly<Partial<Record<Page, LucideIcon>>> = {
  desktop: LayoutGrid,
  'event-log': FileText,
  'drive-health': HardDrive,
  'sensor-log': Activity,
  'device-info': Cpu,
  'disk-management': Database,
  network: Network,
  ipconfig: Terminal,
  'ping-loopback': Terminal,
  'ping-gateway': Terminal,
  display: Monitor,
  files: Folder,
};
