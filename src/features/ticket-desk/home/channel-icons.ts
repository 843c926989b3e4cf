import {
  AppWindow,
  Flag,
  Footprints,
  type LucideIcon,
  Mail,
  MessageCircle,
  MonitorDot,
  Phone,
} from 'lucide-react';
import type { Channel } from '../../../core/ticketing/record/vocabulary.ts';

/** How a ticket comes in, as a picture. */
export const CHANNEL_ICONS: Readonly<Record<Channel, LucideIcon>> = {
  phone: Phone,
  'e-mail': Mail,
  portal: AppWindow,
  chat: MessageCircle,
  'walk-up': Footprints,
  monitoring: MonitorDot,
  'report-button': Flag,
};
