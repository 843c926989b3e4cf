import {
  Activity,
  Cpu,
  FileText,
  Folder,
  HardDrive,
  LayoutGrid,
  type LucideIcon,
  Monitor,
  Network,
} from 'lucide-react';
import type { Page } from '../../../../core/hardware/model/vocabulary.ts';

/** The icons of the operating system's pages. */
export const PAGE_ICONS: Readonly<Partial<Record<Page, LucideIcon>>> = {
  desktop: LayoutGrid,
  'event-log': FileText,
  'drive-health': HardDrive,
  'sensor-log': Activity,
  'device-info': Cpu,
  network: Network,
  display: Monitor,
  files: Folder,
};
