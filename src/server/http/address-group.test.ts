import { expect, test } from "vitest";
import { addressGroup } from "./address-group.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:FFFF:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8:1:2::ffff", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001:db8::3:4:5:192.0.2.7", "2001:db8:0:3"],
  ["::", "0:0:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s counts as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each(["", "unknown", "192.0.2.7:443", "[::1]", "1.2.3", "x".repeat(200)])(
  "%j is no address",
  (text) => {
    expect(addressGroup(text)).toBeUndefined();
  },
);
