/** Where the printed manual lies on the site; `npm run manual` writes it to `public`. */
export const MANUAL_FILE = '/manual/benchready-manual.pdf';
