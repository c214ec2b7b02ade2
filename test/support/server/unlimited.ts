/** For tests that ask more often than anyone may: that they are slowed down is another test's matter. */
export const UNLIMITED = {
  MINUTE_REQUESTS_PER_USER: "1000000",
  MINUTE_REQUESTS_PER_ADDRESS: "1000000",
  MINUTE_SIGN_INS_PER_ADDRESS: "1000000",
};
