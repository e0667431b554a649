import { expect, it } from "vitest";
import { featureTable, priceParts, startingPrice, wordsOfKey } from "./comparison";

it.each([
  ["call_recording", "Call Recording"],
  ["toll_free_numbers", "Toll Free Numbers"],
  ["crm_integration", "CRM Integration"],
  ["sms", "SMS"],
  ["mms", "MMS"],
  ["ai_call_answering", "AI Call Answering"],
  ["api_access", "API Access"],
  ["ease_of_use", "Ease of Use"],
  ["__odd__key", "Odd Key"],
  ["", ""],
])("formats the key %s as %s", (key, words) => {
  expect(wordsOfKey(key)).toBe(words);
});

it.each([
  ["$15/user/month", "$15"],
  ["$10/user/month (metered)", "$10 (metered)"],
  ["$30/licence/month", "$30/licence/month"],
  ["$14/month", "$14/month"],
])("formats the price %s as %s", (starting, shown) => {
  expect(startingPrice(starting)).toBe(shown);
});

it("splits a price into its amount and its unit", () => {
  expect(priceParts("$14/month")).toEqual({ amount: "$14", unit: "/month" });
  expect(priceParts("$10 (metered)")).toEqual({ amount: "$10", unit: "(metered)" });
  expect(priceParts("$19.95")).toEqual({ amount: "$19.95", unit: "" });
});

it("lists every feature of the index, and marks missing ones as unknown", () => {
  const index = {
    feature_categories: [
      { name: "Calls", features: ["call_recording", "ring_groups"] },
      { name: "AI", features: ["ai_transcription"] },
    ],
    pingo_features: {
      call_recording: { available: true, notes: "Standard+" },
      ring_groups: { notes: "Not described" },
    },
  };
  const features = {
    call_recording: { available: false, notes: "None", basis: "vendor page" },
    left_over: { available: true, notes: "Not in the index" },
  } as const;
  expect(featureTable({ features }, index)).toEqual([
    {
      name: "Calls",
      rows: [
        {
          key: "call_recording",
          name: "Call Recording",
          ours: { availability: "available", notes: "Standard+" },
          theirs: { availability: "unavailable", notes: "None" },
        },
        {
          key: "ring_groups",
          name: "Ring Groups",
          ours: { availability: "unknown", notes: "Not described" },
          theirs: { availability: "unknown", notes: "" },
        },
      ],
    },
    {
      name: "AI",
      rows: [
        {
          key: "ai_transcription",
          name: "AI Transcription",
          ours: { availability: "unknown", notes: "" },
          theirs: { availability: "unknown", notes: "" },
        },
      ],
    },
  ]);
});
