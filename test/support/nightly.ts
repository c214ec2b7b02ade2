/** `npm run test:all` runs all tests, at their full size. `npm test` runs what is enough for a change. */
export const IS_NIGHTLY = process.env.NIGHTLY !== undefined;
