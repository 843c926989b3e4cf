/** A rule that lets somebody from outside in to one computer. */
export interface FirewallRule {
  /** Such as `FW-301`. */
  readonly id: string;
  /** Asset number of the computer. */
  readonly asset: string;
  readonly port: number;
  /** An address outside; `any` for the whole internet. */
  readonly from: string;
  /** The change that approved it; null for none. */
  readonly change: string | null;
  readonly by: 'network' | 'desk';
}
