/**
 * Tells each mount of its first complete frame, once. The world may outlive the mount that drew it first: React draws only the
 * latest of what it is given, so that a machine that is shown elsewhere at once is never taken down.
 */
export function firstFrameTeller(): (tell: () => void) => void {
  let told: (() => void) | null = null;
  return (tell) => {
    if (told === tell) return;
    told = tell;
    tell();
  };
}
