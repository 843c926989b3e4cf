import type { DeskTime } from '../clocks/business-time.ts';

/** What somebody has at home between the laptop and the provider, where it is otherwise than on an ordinary day. */
export interface HomeNetwork {
  readonly security: 'wpa2-tkip' | 'wpa2-aes';
  readonly password: 'factory' | 'own';
  /** Neighbours who know the printed password use it, too. */
  readonly hasStrangers: boolean;
  readonly firmware: 'old' | 'current';
  readonly line: 'steady' | 'drops';
  /** The laptop works through the phone meanwhile. */
  readonly isOnHotspot: boolean;
  /** Something of the home was opened to the internet. */
  readonly isOpen: boolean;
}

/** What somebody can do at home who is told how. */
export type HomeWork = 'access-point-mode' | 'secure-wifi' | 'update-router' | 'use-hotspot' | 'open-router';

/** One end of a tunnel, as the gateway of the VPN has logged it. */
export interface TunnelEnd {
  readonly at: DeskTime;
  /** Seconds until the same laptop was back. */
  readonly backAfter: number;
}

export const ORDINARY_HOME: HomeNetwork = {
  security: 'wpa2-aes',
  password: 'own',
  hasStrangers: false,
  firmware: 'current',
  line: 'steady',
  isOnHotspot: false,
  isOpen: false,
};
