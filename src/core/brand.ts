/** The product's name, in one place so that it can be changed in one place. */
export const BRAND_NAME = 'BenchReady';
