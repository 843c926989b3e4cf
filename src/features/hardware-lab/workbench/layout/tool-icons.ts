import {
  BookOpen,
  Ear,
  Gauge,
  type LucideIcon,
  MessageSquareText,
  MonitorCog,
  Package,
  Plug,
  Stethoscope,
  Wrench,
} from 'lucide-react';
import type { ToolId } from './desk.ts';

export const TOOL_ICONS: Readonly<Record<ToolId, LucideIcon>> = {
  senses: Ear,
  power: Plug,
  meter: Gauge,
  testers: Stethoscope,
  service: Wrench,
  screen: MonitorCog,
  stock: Package,
  manual: BookOpen,
  customer: MessageSquareText,
};
