/** Parts of the specification without a proof, by the issue that brings it. The list only ever gets shorter. */
export const OPEN_PARTS: Readonly<Record<number, readonly string[]>> = {
  3: [
    // The manual as a PDF on its page.
    '2.simulation.7',
    // Colours of plans by their name.
    '3.7',
  ],
  4: ['1.3', '1.4', '3.16', '9.5'],
};
