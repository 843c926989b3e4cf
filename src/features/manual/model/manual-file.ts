/** The URL path of the PDF; `npm run manual` writes it to `public`. */
export const MANUAL_FILE = '/manual/benchready-manual.pdf';
