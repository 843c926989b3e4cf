/** Parts of the specification without a proof, by the issue that brings it. The list only ever gets shorter; today it is empty. */
export const OPEN_PARTS: Readonly<Record<number, readonly string[]>> = {};
