import { Footprints, type LucideIcon, MessageCircle, Phone, Video } from 'lucide-react';
import type { ContactView } from '../../../../core/ticketing/model/view.ts';

/** How somebody talks with the desk, as a picture. */
export const CONTACT_ICONS: Readonly<Record<ContactView['channel'], LucideIcon>> = {
  phone: Phone,
  video: Video,
  chat: MessageCircle,
  'walk-up': Footprints,
};
