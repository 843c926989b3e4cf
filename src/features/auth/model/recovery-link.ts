/** Whether the hash of an address has the marker of a password-recovery link (spec section 2). */
export function hasRecoveryMarker(hash: string): boolean {
  return new URLSearchParams(hash.replace(/^#/, '')).get('type') === 'recovery';
}
