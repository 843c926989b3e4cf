/** A lead that brings the mains to the machine. */
export function isMainsLead(end: string): boolean {
  return end.startsWith('cable-mains') || end === 'cable-strip';
}

/** A pin that a probe finds at the outlet, the strip or the supply's inlet. */
export function isMainsPoint(point: string): boolean {
  return /^(wall-outlet|strip-out|psu-inlet)/.test(point);
}
