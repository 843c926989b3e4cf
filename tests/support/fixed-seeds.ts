import fc from 'fast-check';

/** Properties draw the same cases in every run; `npm run bench -- properties` draws others. */
const SEED = process.env['FRESH_SEEDS'] === undefined ? { seed: 20_261_122 } : {};

fc.configureGlobal({ ...fc.readConfigureGlobal(), ...SEED });

export { fc };
