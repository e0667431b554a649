import { expect, it } from "vitest";
import { perAfter } from "./per";

it.each([
  ["/mo", "month"],
  [" / month", "month"],
  [" per month", "month"],
  ["-a-month", "month"],
  [" each month", "month"],
  [" monthly", "month"],
  [" annually", "year"],
  ["/yr", "year"],
  [" a day", "day"],
  [" per user per month", "user month"],
  ["/user/month", "user month"],
  [" a month per extra team member", "month user"],
  [" per additional number", "number"],
  ["/min", "minute"],
  [" per SMS", "message"],
  [" of the texts", ""],
  [" a month of calls", ""],
])("reads the units that an amount is per: %s", (words, said) =>
  expect(perAfter(words, 0).join(" ")).toBe(said),
);
